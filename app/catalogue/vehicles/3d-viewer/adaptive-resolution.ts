/** Frame time above which a frame counts as slow, in milliseconds. */
const slowFrameTime = 60
const restDelay = 200

/**
 * Lowers the resolution while something moves, if frames are slow. Restores it when the scene is at
 * rest.
 */
export class AdaptiveResolution {
  #longOnes = 0
  #isCoarse = false
  #rest: ReturnType<typeof setTimeout> | undefined
  readonly #onChange: (share: number) => void

  /** `onChange` receives the new resolution, as a share of the screen's pixels along each side. */
  constructor(onChange: (share: number) => void) {
    this.#onChange = onChange
  }

  /** Call before a frame. */
  begin(isMoving: boolean): void {
    clearTimeout(this.#rest)
    if (isMoving && this.#longOnes >= 2 && !this.#isCoarse) this.#draw(true)
  }

  /** Call after a frame, when the browser is ready for the next. `took` is in milliseconds. */
  end(took: number): void {
    if (!this.#isCoarse && took > slowFrameTime) this.#longOnes++
    clearTimeout(this.#rest)
    if (this.#isCoarse) this.#rest = setTimeout(() => this.#draw(false), restDelay)
  }

  dispose(): void {
    clearTimeout(this.#rest)
  }

  #draw(isCoarse: boolean): void {
    this.#isCoarse = isCoarse
    this.#onChange(isCoarse ? 0.5 : 1)
  }
}
