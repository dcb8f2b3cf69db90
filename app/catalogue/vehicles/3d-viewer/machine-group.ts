import { BufferAttribute, BufferGeometry, Group, type Material, Mesh } from 'three'
import type { Built, Extent, Look } from '#machines/live/messages.ts'
import { createMaterials, GrainedMaterial, type PaintMaterials } from './machine-materials.ts'
import type { MachinePaint } from './machine-paint.ts'
import { PaintTransition } from './paint-transition.ts'

/** The three.js group of a built machine and its fitted accessories. */
export class MachineGroup {
  readonly group = new Group()
  readonly #bare: Group
  readonly #surfaces = new Map<string, Material[]>()
  readonly #painted: PaintMaterials = {}
  #fitted: Group[] = []
  readonly #paint: PaintTransition
  readonly #own: Extent
  #extent: Extent

  constructor(built: Built, paint: MachinePaint) {
    this.#paint = new PaintTransition(this.#painted, built.look)
    this.#own = built.extent
    this.#extent = this.#own
    this.#bare = this.#drawn(built)
    this.group.add(this.#bare)
    this.#paint.apply(paint)
  }

  /** Includes accessories: mirrors and boxes may be higher than the machine. */
  get extent(): Extent {
    return this.#extent
  }

  /** Changes the paint with the next calls of `stepPaint`, or at once. */
  paint(paint: MachinePaint, isAtOnce: boolean): void {
    if (isAtOnce) this.#paint.apply(paint)
    else this.#paint.begin(paint)
  }

  /** Returns `true` if the change of the paint needs another frame. */
  stepPaint(now: number): boolean {
    return this.#paint.step(now)
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
    this.#paint.finish()
    const outline = [this.#own, ...parts.map(({ extent }) => extent)].flatMap((it) => it.outline)
    this.#extent = { ...this.#own, outline }
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

/** Creates the geometry of a surface whose vertices are in metres. */
export function geometryOf({
  positions,
  normals,
  occlusion,
  indices,
}: Omit<Built['groups'][number], 'material' | 'of'>): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3, true))
  geometry.setAttribute('occlusion', new BufferAttribute(occlusion, 1, true))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}
