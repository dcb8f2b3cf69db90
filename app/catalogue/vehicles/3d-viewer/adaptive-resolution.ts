/** A frame that takes longer, in milliseconds, is one that a hand waits for. */
const slowFrameTime = 60
const restDelay = 200

/**
 * How sharply frames are drawn: where they take long, with fewer pixels while something moves, and with all of them
 * once it rests.
 */
export class AdaptiveResolution {
  #longOnes = 0
  #isCoarse = false
  #rest: ReturnType<typeof setTimeout> | undefined
  readonly #onChange: (share: number) => void

  /** `onChange` is told the share of a screen's pixels along each side that is drawn from now on. */
  constructor(onChange: (share: number) => void) {
    this.#onChange = onChange
  }

  /** Before a frame. */
  begin(isMoving: boolean): void {
    clearTimeout(this.#rest)
    if (isMoving && this.#longOnes >= 2 && !this.#isCoarse) this.#draw(true)
  }

  /** After it, and after the browser was ready for the next: `took` in milliseconds. */
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
