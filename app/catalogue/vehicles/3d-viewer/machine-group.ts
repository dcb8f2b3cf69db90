import { BufferAttribute, BufferGeometry, Group, type Material, Mesh } from 'three'
import type { Built, Look } from '#machines/live/messages.ts'
import type { MachineExtent, OutlinePoint } from './camera-view.ts'
import {
  applyPaint,
  createMaterials,
  GrainedMaterial,
  type PaintMaterials,
} from './machine-materials.ts'
import type { MachinePaint } from './machine-paint.ts'

/** The three.js group of a built machine and its fitted accessories. */
export class MachineGroup {
  readonly group = new Group()
  readonly #look: Look
  readonly #bare: Group
  readonly #surfaces = new Map<string, Material[]>()
  readonly #painted: PaintMaterials = {}
  #fitted: Group[] = []
  #paint: MachinePaint
  readonly #own: MachineExtent
  #extent: MachineExtent

  constructor(built: Built, paint: MachinePaint) {
    this.#look = built.look
    this.#paint = paint
    this.#own = machineExtentOf(built)
    this.#extent = this.#own
    this.#bare = this.#drawn(built)
    this.group.add(this.#bare)
    this.paint(paint)
  }

  /** Includes accessories: mirrors and boxes may be higher than the machine. */
  get extent(): MachineExtent {
    return this.#extent
  }

  paint(paint: MachinePaint): void {
    this.#paint = paint
    applyPaint(this.#painted, paint, this.#look)
  }

  /** Replaces the fitted accessories, and hides the parts of the machine that they replace. */
  fit(parts: readonly Built[]): void {
    for (const part of this.#fitted) {
      this.group.remove(part)
      disposeGeometries(part)
    }
    this.#fitted = parts.map((part) => this.#drawn(part))
    for (const part of this.#fitted) this.group.add(part)
    const replaced = new Set(parts.flatMap(({ replaces }) => replaces))
    for (const mesh of this.#bare.children) mesh.visible = !replaced.has(mesh.name)
    this.paint(this.#paint)
    const all = [this.#own, ...parts.map(machineExtentOf)]
    this.#extent = {
      reach: Math.max(...all.map(({ reach }) => reach)),
      top: Math.max(...all.map(({ top }) => top)),
      bar: this.#own.bar,
      outline: all.flatMap(({ outline }) => outline),
    }
  }

  dispose(): void {
    disposeGeometries(this.group)
    for (const materials of this.#surfaces.values())
      for (const material of materials) material.dispose()
  }

  #drawn({ groups, look }: Built): Group {
    const drawn = new Group()
    for (const each of groups) {
      const geometry = geometryOf(each)
      for (const material of this.#surface(each.material, look)) {
        const mesh = new Mesh(geometry, material)
        mesh.name = each.of ?? ''
        drawn.add(mesh)
      }
    }
    return drawn
  }

  #surface(name: string, { materials }: Look): Material[] {
    const known = this.#surfaces.get(name)
    if (known) return known
    const made = createMaterials(materials[name] ?? {})
    this.#surfaces.set(name, made)
    const [material] = made
    const isPainted = name === 'paint' || name === 'paint2'
    if (isPainted && material instanceof GrainedMaterial) this.#painted[name] = material
    return made
  }
}

function disposeGeometries(group: Group): void {
  group.traverse((it) => {
    if (it instanceof Mesh) it.geometry.dispose()
  })
}

function geometryOf({ positions, normals, occlusion, indices }: Built['groups'][number]) {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3, true))
  geometry.setAttribute('occlusion', new BufferAttribute(occlusion, 1, true))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}

function machineExtentOf({ groups, look }: Built): MachineExtent {
  const top = look.box.most[2] ?? 1
  let reach = 0
  const [along, across] = [new NumberRange(), new NumberRange()]
  const outline = new Outline()
  for (const { positions } of groups)
    for (let i = 0; i < positions.length; i += 3) {
      const [forward, left, up] = [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0]
      reach = Math.max(reach, Math.hypot(forward, left))
      outline.take(forward, left, up)
      if (forward < 0 || up < 0.75 * top) continue
      along.take(forward)
      across.take(left)
    }
  return {
    ...{ reach, top },
    bar: { forward: along.middle, left: across.middle, up: 0.78 * top },
    outline: outline.points,
  }
}

/** Length and height of the boxes that enclose a machine, in metres. */
const boxSize = { forward: 0.1, up: 0.2 }

/** Encloses points by the corners of small boxes as wide as the machine is there. */
class Outline {
  readonly #boxes = new Map<number, { forward: NumberRange; left: NumberRange; up: NumberRange }>()

  get points(): OutlinePoint[] {
    return [...this.#boxes.values()].flatMap(({ forward, left, up }) =>
      forward.ends.flatMap((x) => left.ends.flatMap((y) => up.ends.map((z) => [x, y, z] as const))),
    )
  }

  take(forward: number, left: number, up: number): void {
    const box = 1000 * Math.round(forward / boxSize.forward) + Math.floor(up / boxSize.up)
    let ranges = this.#boxes.get(box)
    if (!ranges) {
      ranges = { forward: new NumberRange(), left: new NumberRange(), up: new NumberRange() }
      this.#boxes.set(box, ranges)
    }
    ranges.forward.take(forward)
    ranges.left.take(left)
    ranges.up.take(up)
  }
}

/** Range from the least to the greatest value that it was given. */
class NumberRange {
  #least = Infinity
  #most = -Infinity

  get middle(): number {
    return (this.#least + this.#most) / 2
  }

  get ends(): [number, number] {
    return [this.#least, this.#most]
  }

  take(value: number): void {
    this.#least = Math.min(this.#least, value)
    this.#most = Math.max(this.#most, value)
  }
}
