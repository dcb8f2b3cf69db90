import { rolled, rollsFor } from '#app/catalogue/vehicles/turntable/turntable-motion.ts'
import { between, firstView, held, type View } from './view.ts'

/** Degrees for each pixel of a drag. */
const perPixel = 0.6
/** Under the five seconds from which on what moves by itself needs a switch. */
const startTurn = { degrees: 30, time: 4200 }
const stepTime = 500

/** What is looked at, and how it gets there: at once, on the way to a view, rolling on, or by the slow first turn. */
export class ViewMover {
  view: View = firstView
  #motion: ((now: number) => boolean) | undefined
  readonly #onMove: () => void
  readonly #isCalm: boolean

  /** `isCalm`: nothing moves but what a hand moves. */
  constructor(isCalm: boolean, onMove: () => void) {
    this.#isCalm = isCalm
    this.#onMove = onMove
  }

  /** Called for each frame; whether there is to be another. */
  step(now: number): boolean {
    if (this.#motion && !this.#motion(now)) this.#motion = undefined
    return this.#motion !== undefined
  }

  stop(): void {
    this.#motion = undefined
  }

  set(view: View): void {
    this.stop()
    this.view = held(view)
    this.#onMove()
  }

  drag(right: number, down: number): void {
    const { turn, elevation } = this.view
    this.set({
      ...this.view,
      turn: turn + right * perPixel,
      elevation: elevation + down * perPixel * 0.5,
    })
  }

  zoom(by: number): void {
    this.set({ ...this.view, zoom: this.view.zoom * by })
  }

  goTo(view: View): void {
    if (this.#isCalm) return this.set(view)
    const from = this.view
    this.#move(stepTime, (share) => between(from, held(view), 1 - (1 - share) ** 3))
  }

  /** As the turntable's wheel: `speed` in pixels of the finger a millisecond. */
  rollOn(speed: number): void {
    const time = rollsFor(speed)
    if (this.#isCalm || time === 0) return
    const from = this.view
    this.#move(time, (share) => ({
      ...from,
      turn: from.turn + rolled(speed, share * time) * perPixel,
    }))
  }

  begin(): void {
    if (this.#isCalm) return
    const from = this.view
    this.#move(startTurn.time, (share) => ({
      ...from,
      turn: from.turn - startTurn.degrees * share * (2 - share),
    }))
  }

  #move(time: number, at: (share: number) => View): void {
    let start: number | undefined
    this.#motion = (now) => {
      start ??= now
      const share = Math.min(1, (now - start) / time)
      this.view = at(share)
      return share < 1
    }
    this.#onMove()
  }
}
