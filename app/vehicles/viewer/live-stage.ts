import {
  BufferAttribute,
  BufferGeometry,
  CustomToneMapping,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import type { Built } from '#studio/live/messages.ts'
import { ContactShadow } from './contact-shadow.ts'
import { materialsOf, type PaintedParts, paintAs } from './materials.ts'
import type { Paint } from './paint.ts'
import { lightOf } from './room.ts'
import { shadeAsTheStudio } from './shading.ts'
import { cameraFor, type Extent, type View } from './view.ts'

shadeAsTheStudio()

/** A machine in the studio's light, drawn into a canvas through which the page shows. */
export class LiveStage {
  readonly renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(25, 1, 0.2, 40)
  readonly #turning = new Group()
  readonly #shadow: ContactShadow
  #machine = new Group()
  #painted: PaintedParts = {}
  #look: Built['look'] | undefined
  extent: Extent = { reach: 1, top: 1 }
  #light: WebGLRenderTarget | undefined

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
    this.renderer.toneMapping = CustomToneMapping
    this.renderer.toneMappingExposure = 1.25
    this.#shadow = new ContactShadow(this.renderer)
    this.#turning.add(this.#machine, this.#shadow.sheet)
    this.#scene.add(this.#turning)
  }

  async show(built: Built, paint: Paint): Promise<void> {
    this.#look = built.look
    this.extent = extentOf(built)
    this.#painted = {}
    const machine = new Group()
    for (const group of built.groups) {
      const geometry = geometryOf(group)
      const spec = built.look.materials[group.material] ?? {}
      for (const material of materialsOf(spec)) {
        const mesh = new Mesh(geometry, material)
        mesh.name = group.material
        machine.add(mesh)
        const { material: name } = group
        if ((name === 'paint' || name === 'paint2') && material instanceof MeshPhysicalMaterial)
          this.#painted[name] = material
      }
    }
    this.#turning.remove(this.#machine)
    this.#machine = machine
    this.#turning.add(machine)
    this.paint(paint)
    this.relight()
    await this.renderer.compileAsync(this.#scene, this.#camera)
  }

  relight(): void {
    if (!this.#look) return
    this.#light?.dispose()
    this.#light = lightOf(this.renderer, this.#look)
    this.#scene.environment = this.#light.texture
    this.#shadow.cast(this.#machine)
  }

  paint(paint: Paint): void {
    if (this.#look) paintAs(this.#painted, paint, this.#look)
  }

  size(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
  }

  draw(view: View): void {
    const { angle, place, target } = cameraFor(view, this.extent, this.#camera.aspect)
    this.#camera.fov = angle
    this.#camera.up.set(0, 0, 1)
    this.#camera.position.set(...place)
    this.#camera.lookAt(...target)
    this.#camera.updateProjectionMatrix()
    this.#turning.rotation.z = (view.turn * Math.PI) / 180
    this.renderer.setClearColor(0, 0)
    this.renderer.render(this.#scene, this.#camera)
  }
}

function geometryOf({
  positions,
  normals,
  occlusion,
  indices,
}: Built['groups'][number]): BufferGeometry {
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
