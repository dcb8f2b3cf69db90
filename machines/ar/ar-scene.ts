import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshPhysicalMaterial,
  Group as SceneGroup,
} from 'three'
import type { Group, Look } from '../live/messages.ts'
import type { Material } from '../looks.ts'

/** Colours as CSS hex values. Every finish but `matte` has the glossy lacquer. */
export type ArPaint = { base: string; second: string | null; finish: string | null }

/** Request for the model of a machine. */
export type ArOrder = { machine: string; paint: ArPaint }

type Part = { groups: readonly Group[]; look: Look }
/** `replaces` names groups of the machine (`Group.of`) that the accessory hides. */
type Accessory = Part & { replaces: readonly string[] }

export type ArSceneContent = { machine: Part; fitted?: readonly Accessory[]; paint: ArPaint }

/**
 * Creates a model for AR viewers of phones, in metres, on the ground. As in glTF, y is up and the
 * machine faces z. Unlike the live view, the materials need no shaders of our own, so viewers read
 * them.
 */
export function createArScene({ machine, fitted = [], paint }: ArSceneContent): SceneGroup {
  const scene = new SceneGroup()
  const replaced = new Set(fitted.flatMap(({ replaces }) => replaces))
  const bare = machine.groups.filter(({ of }) => of === undefined || !replaced.has(of))
  for (const { groups, look } of [{ ...machine, groups: bare }, ...fitted]) {
    const materials = new Map<string, MeshPhysicalMaterial>()
    for (const group of groups) {
      const geometry = visibleGeometry(group)
      if (!geometry) continue
      const material = materials.get(group.material) ?? createMaterial(group.material, look, paint)
      materials.set(group.material, material)
      scene.add(new Mesh(geometry, material))
    }
  }
  standOnGround(scene)
  return scene
}

function createMaterial(name: string, look: Look, paint: ArPaint): MeshPhysicalMaterial {
  const spec = look.materials[name] ?? {}
  if (name !== 'paint' && name !== 'paint2') return createSurface(spec)
  const lacquer = look.lacquers[paint.finish === 'matte' ? 'matte' : 'gloss']
  const base = name === 'paint' ? paint.base : (paint.second ?? look.accent)
  return createSurface({ ...spec, ...lacquer, base })
}

function createSurface(spec: Material): MeshPhysicalMaterial {
  if (spec.tint !== undefined) return createGlass(spec.tint)
  const { base = '#808080', metal = 0, rough = 0.5, specular = 0.5 } = spec
  const { coat = 0, coatRough = 0.03 } = spec
  const mirrored = Math.sqrt(0.08 * specular)
  const material = new MeshPhysicalMaterial({
    color: base,
    metalness: metal,
    roughness: rough,
    ior: Number(((1 + mirrored) / (1 - mirrored)).toFixed(3)),
    clearcoat: coat,
    clearcoatRoughness: coatRough,
    side: DoubleSide,
    vertexColors: true,
  })
  if (spec.emit !== undefined) {
    // A brighter lamp needs an extension that a phone's viewer may not read.
    material.emissive = new Color(spec.emit).multiplyScalar(Math.min(1, spec.strength ?? 1))
  }
  return material
}

/**
 * Glass is a transparent colour. With the transmission of glTF, viewers show the machine behind the
 * glass but not the camera's picture of the room.
 */
function createGlass(tint: string): MeshPhysicalMaterial {
  const color = new Color(tint)
  const passing = (color.r + color.g + color.b) / 3
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.05,
    opacity: Math.min(0.92, Math.max(0.12, 1 - passing)),
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    vertexColors: true,
  })
}

/** Occlusion of 255 up to which a triangle counts as fully covered. */
const covered = 8

/** Returns the geometry without the triangles that are hidden inside the machine. */
function visibleGeometry({ positions, normals, occlusion, indices }: Group) {
  const numbers = new Map<number, number>()
  const corners: number[] = []
  for (let i = 0; i < indices.length; i += 3) {
    const triangle = indices.subarray(i, i + 3)
    if (triangle.every((vertex) => (occlusion[vertex] ?? 255) <= covered)) continue
    for (const vertex of triangle) {
      const number = numbers.get(vertex) ?? numbers.size
      numbers.set(vertex, number)
      corners.push(number)
    }
  }
  if (corners.length === 0) return undefined
  const count = numbers.size
  const position = new Float32Array(3 * count)
  const normal = new Float32Array(3 * count)
  const shade = new Uint8Array(4 * count)
  for (const [vertex, number] of numbers) {
    setTurned(position, number, positions, vertex)
    setTurned(normal, number, normals, vertex)
    normalize(normal, number)
    const open = occlusion[vertex] ?? 255
    shade.set([open, open, open, 255], 4 * number)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('normal', new BufferAttribute(normal, 3))
  geometry.setAttribute('color', new BufferAttribute(shade, 4, true))
  const places = count > 65_535 ? Uint32Array.from(corners) : Uint16Array.from(corners)
  geometry.setIndex(new BufferAttribute(places, 1))
  return geometry
}

type Numbers = { readonly [index: number]: number | undefined }

/** Turns from x forwards, y left, z up to x left, y up, z forwards. */
function setTurned(to: Float32Array, number: number, from: Numbers, vertex: number): void {
  const [forwards, left, up] = [from[3 * vertex], from[3 * vertex + 1], from[3 * vertex + 2]]
  to.set([left ?? 0, up ?? 0, forwards ?? 0], 3 * number)
}

function normalize(vectors: Float32Array, number: number): void {
  const at = 3 * number
  const length = Math.hypot(...vectors.subarray(at, at + 3))
  // A triangle without an area has no direction, but a file must have one.
  if (length === 0) vectors.set([0, 1, 0], at)
  else for (let k = at; k < at + 3; k++) vectors[k] = (vectors[k] ?? 0) / length
}

/** Viewers put the lowest point on the floor of the room. */
function standOnGround(scene: SceneGroup): void {
  const geometries = scene.children.flatMap((it) => (it instanceof Mesh ? [it.geometry] : []))
  let lowest = Number.POSITIVE_INFINITY
  for (const geometry of geometries) {
    geometry.computeBoundingBox()
    lowest = Math.min(lowest, geometry.boundingBox?.min.y ?? 0)
  }
  for (const geometry of geometries) geometry.translate(0, -lowest, 0)
}
