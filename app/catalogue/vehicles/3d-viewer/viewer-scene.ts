import {
  CustomToneMapping,
  Group,
  Mesh,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import type { Built, Look } from '#machines/live/messages.ts'
import { type CameraView, placeCamera } from './camera-view.ts'
import { ContactShadow } from './contact-shadow.ts'
import { geometryOf, MachineGroup } from './machine-group.ts'
import { createMaterials } from './machine-materials.ts'
import type { MachinePaint } from './machine-paint.ts'
import type { Mannequin } from './mannequin.ts'
import { createStudioLight } from './studio-light.ts'
import { applyStudioShading } from './studio-shading.ts'

applyStudioShading()

/** Exposure of the studio's turntable pictures. */
const exposure = 1.25

/** The scene: a machine in the studio's light, on a transparent canvas. */
export class ViewerScene {
  readonly renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(25, 1, 0.2, 40)
  readonly #turning = new Group()
  readonly #shadow: ContactShadow
  #machine: MachineGroup | undefined
  #built: Built | undefined
  #fitted: readonly Built[] = []
  #look: Look | undefined
  #light: WebGLRenderTarget | undefined
  readonly #rider = new Group()
  readonly #riderMaterials = createMaterials({ base: '#85888c', rough: 0.8 })
  #riderOutline: Mannequin['outline'] = []

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
    this.renderer.toneMapping = CustomToneMapping
    this.renderer.toneMappingExposure = exposure
    this.#camera.up.set(0, 0, 1)
    this.#shadow = new ContactShadow(this.renderer)
    this.#turning.add(this.#shadow.sheet)
    this.#scene.add(this.#turning)
  }

  /**
   * Replaces the machine. Resolves when its shaders are compiled. Lets the browser draw between its
   * steps, because the visitor may be turning the pictures meanwhile.
   */
  async show(built: Built, paint: MachinePaint): Promise<void> {
    const machine = new MachineGroup(built, paint)
    await nextTask()
    if (this.#machine) this.#turning.remove(this.#machine.group)
    this.#machine?.dispose()
    this.#machine = machine
    this.#built = built
    this.#fitted = []
    machine.group.add(this.#rider)
    this.#turning.add(machine.group)
    this.#look ??= built.look
    // The room's light is the same for every machine.
    if (!this.#light) {
      this.#lightUp()
      await nextTask()
    }
    this.#castShadow()
    await nextTask()
    await this.renderer.compileAsync(this.#scene, this.#camera)
  }

  /** The machine and its fitted accessories; empty before the first machine. */
  get built(): readonly Built[] {
    return this.#built ? [this.#built, ...this.#fitted] : []
  }

  paint(paint: MachinePaint, isAtOnce: boolean): void {
    this.#machine?.paint(paint, isAtOnce)
  }

  /** Returns `true` if the change of the paint needs another frame. */
  stepPaint(now: number): boolean {
    return this.#machine?.stepPaint(now) ?? false
  }

  fit(parts: readonly Built[]): void {
    const isFitted = parts.every((it, i) => it === this.#fitted[i])
    if (isFitted && parts.length === this.#fitted.length) return
    this.#fitted = parts
    this.#machine?.fit(parts)
    this.#castShadow()
  }

  /** Adds a person beside the machine, or removes it. */
  showRider(rider: Mannequin | undefined): void {
    this.#riderOutline = rider?.outline ?? []
    for (const part of [...this.#rider.children]) {
      part.removeFromParent()
      if (part instanceof Mesh) part.geometry.dispose()
    }
    if (rider) {
      const geometry = geometryOf(rider.surface)
      for (const material of this.#riderMaterials) this.#rider.add(new Mesh(geometry, material))
    }
    this.#castShadow()
  }

  /** The environment map and the shadow are part of the WebGL context, and lost with it. */
  relight(): void {
    this.#lightUp()
    this.#castShadow()
  }

  size(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
  }

  draw(view: CameraView): void {
    if (!this.#machine) return
    const { extent } = this.#machine
    const outline = [...extent.outline, ...this.#riderOutline]
    const { angle, near, place, target, shift } = placeCamera(
      view,
      { ...extent, outline },
      this.#camera.aspect,
    )
    this.#camera.fov = angle
    this.#camera.near = near
    this.#camera.position.set(...place)
    this.#camera.lookAt(...target)
    const { aspect } = this.#camera
    // Moves the picture without a change of perspective.
    this.#camera.setViewOffset(aspect, 1, -shift.right * aspect, shift.up, aspect, 1)
    this.#camera.updateProjectionMatrix()
    this.#turning.rotation.z = (view.turn * Math.PI) / 180
    this.renderer.render(this.#scene, this.#camera)
  }

  dispose(): void {
    this.#machine?.dispose()
    this.#light?.dispose()
    this.#shadow.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }

  #lightUp(): void {
    if (!this.#look) return
    this.#light?.dispose()
    this.#light = createStudioLight(this.renderer, this.#look)
    this.#scene.environment = this.#light.texture
  }

  #castShadow(): void {
    if (this.#machine) this.#shadow.cast(this.#machine.group)
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
