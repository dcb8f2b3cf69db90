import type { Built, Order } from '#machines/live/messages.ts'
import { AdaptiveResolution } from './adaptive-resolution.ts'
import { CameraAnimator } from './camera-animator.ts'
import type { CameraView } from './camera-view.ts'
import type { MachinePaint } from './machine-paint.ts'
import { MachineWorkerClient } from './machine-worker-client.ts'
import type { ViewerScene } from './viewer-scene.ts'

type ViewerSessionCallbacks = {
  /** Returns the view of the pictures that the session replaces, if they show one. */
  firstView: () => CameraView | undefined
  onView: (view: CameraView) => void
  /** Receives `false` while the WebGL context is lost. */
  onShown: (isShown: boolean) => void
  onFailed: () => void
  /** Receives `true` if all fitted accessories are drawn. */
  onFitted: (isWhole: boolean) => void
}

/** Maximum wait for a lost WebGL context to return, in milliseconds. */
const contextLossTimeout = 12_000

/** One 3D view from start to end: worker, scene and camera. Draws a frame only after a change. */
export class ViewerSession {
  readonly mover: CameraAnimator
  readonly #canvas: HTMLCanvasElement
  readonly #told: ViewerSessionCallbacks
  #builder = new MachineWorkerClient()
  readonly #isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  readonly #isOver = new AbortController()
  readonly #resized = new ResizeObserver(() => this.#fit())
  readonly #seen = new IntersectionObserver((entries) => {
    this.#isInView = entries.at(-1)?.isIntersecting ?? true
    this.ask()
  })
  readonly #pace = new AdaptiveResolution((share) => this.#fit(share))
  #stage: ViewerScene | undefined
  #isInView = true
  #isLost = false
  #wasShown = false
  #frame = 0
  #machine = ''
  #paint: MachinePaint | undefined
  #hasLacked = false
  #givingUp: ReturnType<typeof setTimeout> | undefined
  #fittings: readonly string[] = []
  #riderCm: number | undefined
  /** Accessories already built for this machine. */
  #parts = new Map<string, Promise<Built | undefined>>()

  constructor(canvas: HTMLCanvasElement, told: ViewerSessionCallbacks) {
    this.#canvas = canvas
    this.#told = told
    this.mover = new CameraAnimator(this.#isCalm, () => this.ask(true))
  }

  /** Replaces the machine and its accessories; worker and scene stay. */
  async show(machine: string, paint: MachinePaint, fittings: readonly string[]): Promise<void> {
    this.#machine = machine
    this.#paint = paint
    this.#parts = new Map()
    try {
      const [built, stage] = await Promise.all([this.#build(machine), this.#started()])
      if (this.#isOver.signal.aborted || this.#machine !== machine) return
      await Promise.all([stage.show(built, this.#paint), this.fit(fittings)])
      if (this.#isOver.signal.aborted) return
      this.#fit()
      await this.#prepareFirstFrame(stage)
      if (this.#isOver.signal.aborted || this.#machine !== machine) return
      this.#wasShown = true
      this.#told.onShown(true)
    } catch {
      if (!this.#isOver.signal.aborted && this.#machine === machine) this.#told.onFailed()
    }
  }

  /**
   * Comes closer from the view of the pictures, after a frame in which they have disappeared. With
   * `turns`, the machine also rotates slowly.
   */
  comeCloser(turns: boolean): void {
    const { signal } = this.#isOver
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (signal.aborted) return
        this.mover.comeCloser()
        if (turns) this.mover.begin()
      }),
    )
  }

  /** Changes the paint, within a quarter of a second unless the user prefers reduced motion. */
  paint(paint: MachinePaint): void {
    this.#paint = paint
    this.#stage?.paint(paint, this.#isCalm)
    this.ask()
  }

  /**
   * Replaces the fitted accessories. One that cannot be built is left out and reported to
   * `onFitted`.
   */
  async fit(fittings: readonly string[]): Promise<void> {
    const parts = this.#parts
    this.#fittings = fittings
    const asked = fittings.map((it) => {
      const part = parts.get(it) ?? this.#part(it)
      parts.set(it, part)
      return part
    })
    const built = await Promise.all(asked)
    if (this.#isOver.signal.aborted || this.#parts !== parts || this.#fittings !== fittings) return
    const drawn = built.filter((it) => it !== undefined)
    this.#stage?.fit(drawn)
    this.#told.onFitted(drawn.length === built.length)
    this.ask()
  }

  /**
   * Shows a person of this height in centimetres beside the machine, or nobody. Throws if the code
   * cannot be loaded.
   */
  async showRider(riderCm: number | undefined): Promise<void> {
    if (riderCm === this.#riderCm) return
    this.#riderCm = riderCm
    const load = riderCm === undefined ? undefined : import('./mannequin.ts')
    const rider = (await load)?.createMannequin(riderCm ?? 0)
    if (this.#isOver.signal.aborted || this.#riderCm !== riderCm) return
    this.#stage?.showRider(rider)
    this.ask()
  }

  /** Requests an animation frame, unless the view is out of sight. */
  ask(isMoving = false): void {
    if (this.#frame || !this.#stage || this.#isLost || !this.#isInView) return
    this.#frame = requestAnimationFrame((now) => {
      this.#pace.begin(isMoving)
      this.#frame = 0
      const moves = this.mover.step(now)
      const changesPaint = this.#stage?.stepPaint(now)
      this.#stage?.draw(this.mover.view)
      this.#told.onView(this.mover.view)
      requestAnimationFrame((next) => this.#pace.end(next - now))
      if (moves || changesPaint) this.ask(true)
    })
  }

  /**
   * Draws the current view on a background colour, because the canvas is transparent and a JPEG is
   * not.
   */
  picture(ground: string): HTMLCanvasElement {
    const { width, height } = this.#canvas
    const picture = document.createElement('canvas')
    Object.assign(picture, { width, height })
    const paper = picture.getContext('2d')
    if (paper) {
      paper.fillStyle = ground
      paper.fillRect(0, 0, width, height)
      this.#stage?.draw(this.mover.view)
      paper.drawImage(this.#canvas, 0, 0)
    }
    return picture
  }

  /** Writes the machine with its accessories for the AR viewer of iOS. */
  async exportUsdz(paint: MachinePaint): Promise<Blob> {
    const [machine, ...fitted] = this.#stage?.built ?? []
    if (!machine) throw new Error('No machine is shown.')
    const { exportUsdz } = await import('./export-usdz.ts')
    return exportUsdz({ machine, fitted, paint })
  }

  dispose(): void {
    this.#isOver.abort()
    clearTimeout(this.#givingUp)
    cancelAnimationFrame(this.#frame)
    this.#pace.dispose()
    this.#resized.disconnect()
    this.#seen.disconnect()
    this.#builder.dispose()
    this.#stage?.dispose()
    this.#stage = undefined
  }

  /**
   * Draws once while the pictures are still shown, because the first frame also transfers the
   * geometry. Waits for the end of a full screen, in which only the pictures are.
   */
  async #prepareFirstFrame(stage: ViewerScene): Promise<void> {
    stage.draw(this.#told.firstView() ?? this.mover.view)
    while (document.fullscreenElement)
      await new Promise((resolve) =>
        document.addEventListener('fullscreenchange', resolve, { once: true }),
      )
    const pictured = this.#told.firstView()
    if (pictured) this.mover.showPictured(pictured)
    await new Promise(requestAnimationFrame)
  }

  #build(machine: string, fitting?: string): Promise<Built> {
    const level = detailLevelForDevice()
    return this.#builder.build({ machine, level, ...(fitting !== undefined && { fitting }) })
  }

  /**
   * Builds an accessory. After a failure the next attempt uses a new worker: a failed one does not
   * recover.
   */
  #part(fitting: string): Promise<Built | undefined> {
    const parts = this.#parts
    if (this.#hasLacked) {
      this.#builder.dispose()
      this.#builder = new MachineWorkerClient()
      this.#hasLacked = false
    }
    return this.#build(this.#machine, fitting).catch(() => {
      parts.delete(fitting)
      this.#hasLacked = true
      return undefined
    })
  }

  async #started(): Promise<ViewerScene> {
    if (this.#stage) return this.#stage
    const { ViewerScene } = await import('./viewer-scene.ts')
    this.#isOver.signal.throwIfAborted()
    this.#stage = new ViewerScene(this.#canvas)
    const { signal } = this.#isOver
    this.#canvas.addEventListener('webglcontextlost', () => this.#lose(), { signal })
    this.#canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal })
    this.#resized.observe(this.#canvas)
    this.#seen.observe(this.#canvas)
    return this.#stage
  }

  #fit(share = 1): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas
    if (!this.#stage || width === 0 || height === 0) return
    this.#stage.size(width, height, share * Math.min(2, devicePixelRatio))
    this.ask()
  }

  /**
   * Most browsers restore the context soon. After `contextLossTimeout` the view gives up. It gives up
   * at once if it has not been shown: the visitor still has the pictures.
   */
  #lose(): void {
    this.#isLost = true
    if (!this.#wasShown) return this.#told.onFailed()
    this.#told.onShown(false)
    this.#givingUp = setTimeout(() => this.#told.onFailed(), contextLossTimeout)
  }

  #restore(): void {
    this.#isLost = false
    clearTimeout(this.#givingUp)
    this.#stage?.relight()
    this.ask()
    this.#told.onShown(true)
  }
}

/** Phones and devices with up to 4 GB of memory get the coarser geometry. */
function detailLevelForDevice(): Order['level'] {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  const isSmall = !matchMedia('(min-width: 48rem)').matches
  return isSmall || (typeof memory === 'number' && memory <= 4) ? 'phone' : 'desk'
}
