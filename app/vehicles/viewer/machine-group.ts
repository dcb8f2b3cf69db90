import { BufferAttribute, BufferGeometry, Group, type Material, Mesh } from 'three'
import type { Built, Look } from '#studio/live/messages.ts'
import { materialsOf, type PaintedParts, PaintMaterial, paintAs } from './materials.ts'
import type { Paint } from './paint.ts'
import type { Extent } from './view.ts'

/** A built machine as it is drawn, with what is fitted on it. */
export class MachineGroup {
  readonly group = new Group()
  readonly extent: Extent
  readonly #look: Look
  readonly #bare: Group
  readonly #surfaces = new Map<string, Material[]>()
  readonly #painted: PaintedParts = {}
  #fitted: Group[] = []
  #paint: Paint

  constructor(built: Built, paint: Paint) {
    this.#look = built.look
    this.#paint = paint
    this.extent = extentOf(built)
    this.#bare = this.#drawn(built)
    this.group.add(this.#bare)
    this.paint(paint)
  }

  paint(paint: Paint): void {
    this.#paint = paint
    paintAs(this.#painted, paint, this.#look)
  }

  /** What these replace is out of sight as long as they are fitted. */
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
    const isPainted = name === 'paint' || name === 'paint2'
    const made = materialsOf(materials[name] ?? {}, isPainted)
    this.#surfaces.set(name, made)
    const [material] = made
    if (isPainted && material instanceof PaintMaterial) this.#painted[name] = material
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

function extentOf({ groups, look }: Built): Extent {
  let reach = 0
  for (const { positions } of groups)
    for (let i = 0; i < positions.length; i += 3)
      reach = Math.max(reach, Math.hypot(positions[i] ?? 0, positions[i + 1] ?? 0))
  return { reach, top: look.box.most[2] ?? 1 }
}
