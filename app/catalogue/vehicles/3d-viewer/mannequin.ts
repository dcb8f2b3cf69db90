import {
  BufferAttribute,
  type BufferGeometry,
  CapsuleGeometry,
  Group,
  Mesh,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three'
import type { OutlinePoint } from './camera-view.ts'
import { GrainedMaterial } from './machine-materials.ts'

/** Forwards, to the left, and up, as shares of the height. */
type Point = readonly [number, number, number]

/** A plain grey person. `outline` encloses it, in metres. */
export type Mannequin = { group: Group; outline: readonly OutlinePoint[]; dispose: () => void }

/** Where it stands: beside the seat, on the side from which riders get on. In metres. */
const place = { forward: -0.25, left: 0.72 }

/** Creates a standing mannequin of this height. */
export function createMannequin(riderCm: number): Mannequin {
  const size = riderCm / 100
  const material = new GrainedMaterial({ color: '#85888c', roughness: 0.8 })
  const group = new Group()
  for (const geometry of bodyParts()) {
    geometry.scale(size, size, size).translate(place.forward, place.left, 0)
    const open = new Uint8Array(geometry.getAttribute('position').count).fill(255)
    geometry.setAttribute('occlusion', new BufferAttribute(open, 1, true))
    group.add(new Mesh(geometry, material))
  }
  return {
    group,
    outline: [-0.1, 0.12].flatMap((x) =>
      [-0.18, 0.18].flatMap((y) =>
        [0, 1].map((z) => [place.forward + x * size, place.left + y * size, z * size] as const),
      ),
    ),
    dispose: () => {
      for (const part of group.children) if (part instanceof Mesh) part.geometry.dispose()
      material.dispose()
    },
  }
}

function bodyParts(): BufferGeometry[] {
  const torso = limb([0, 0, 0.555], [0, 0, 0.745], 0.085).scale(0.7, 1, 1)
  const middle = [
    torso,
    limb([0, -0.09, 0.785], [0, 0.09, 0.785], 0.032),
    limb([0, 0, 0.8], [0.004, 0, 0.88], 0.028),
    new SphereGeometry(0.068, 24, 16).scale(0.95, 0.85, 1).translate(0.008, 0, 0.932),
  ]
  const sides = [1, -1].flatMap((side) => [
    limb([0, side * 0.048, 0.53], [0.004, side * 0.055, 0.28], 0.04),
    limb([0.004, side * 0.055, 0.28], [0, side * 0.058, 0.045], 0.03),
    limb([-0.015, side * 0.058, 0.021], [0.095, side * 0.068, 0.021], 0.021),
    limb([0, side * 0.118, 0.785], [-0.006, side * 0.14, 0.62], 0.025),
    limb([-0.006, side * 0.14, 0.62], [0.022, side * 0.146, 0.45], 0.02),
  ])
  return [...middle, ...sides]
}

/** A rod with round ends. */
function limb(from: Point, to: Point, radius: number): BufferGeometry {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const way = end.clone().sub(start)
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize())
  const { x, y, z } = start.add(end).multiplyScalar(0.5)
  return new CapsuleGeometry(radius, way.length(), 6, 16).applyQuaternion(turn).translate(x, y, z)
}
