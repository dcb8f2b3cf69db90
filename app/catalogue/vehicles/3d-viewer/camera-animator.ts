import { rollDistance, rollDuration } from '#app/catalogue/vehicles/turntable/turntable-motion.ts'
import {
  type CameraView,
  clampCameraView,
  initialCameraView,
  interpolateCameraView,
} from './camera-view.ts'

/** Degrees for each pixel of a drag. */
const degreesPerPixel = 0.6
/** Under the five seconds from which on what moves by itself needs a switch. */
const introRotation = { degrees: 30, time: 4200 }
const stepDuration = 500

/** What is looked at, and how it gets there: at once, on the way to a view, rolling on, or by the slow first turn. */
export class CameraAnimator {
  view: CameraView = initialCameraView
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

  set(view: CameraView): void {
    this.stop()
    this.view = clampCameraView(view)
    this.#onMove()
  }

  drag(right: number, down: number): void {
    const { turn, elevation } = this.view
    this.set({
      ...this.view,
      turn: turn + right * degreesPerPixel,
      elevation: elevation + down * degreesPerPixel * 0.5,
    })
  }

  zoom(by: number): void {
    this.set({ ...this.view, zoom: this.view.zoom * by })
  }

  goTo(view: CameraView): void {
    if (this.#isCalm) return this.set(view)
    const from = this.view
    this.#move(stepDuration, (share) =>
      interpolateCameraView(from, clampCameraView(view), 1 - (1 - share) ** 3),
    )
  }

  /** As the turntable's wheel: `speed` in pixels of the finger a millisecond. */
  rollOn(speed: number): void {
    const time = rollDuration(speed)
    if (this.#isCalm || time === 0) return
    const from = this.view
    this.#move(time, (share) => ({
      ...from,
      turn: from.turn + rollDistance(speed, share * time) * degreesPerPixel,
    }))
  }

  begin(): void {
    if (this.#isCalm) return
    const from = this.view
    this.#move(introRotation.time, (share) => ({
      ...from,
      turn: from.turn - introRotation.degrees * share * (2 - share),
    }))
  }

  #move(time: number, at: (share: number) => CameraView): void {
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
