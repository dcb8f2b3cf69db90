import { rollDistance, rollDuration } from '#app/catalogue/vehicles/turntable/turntable-motion.ts'
import {
  type CameraView,
  clampCameraView,
  initialCameraView,
  interpolateCameraView,
} from './camera-view.ts'

/** Degrees of rotation for each pixel of a drag. */
const degreesPerPixel = 0.6
/** Shorter than the five seconds above which WCAG 2.2.2 requires a control to stop a motion. */
const introRotation = { degrees: 30, time: 4200 }
const stepDuration = 500

/**
 * The current camera view and its motion: to a preset, rolling on after a drag, or the slow first
 * rotation.
 */
export class CameraAnimator {
  view: CameraView = initialCameraView
  #motion: ((now: number) => boolean) | undefined
  readonly #onMove: () => void
  readonly #isCalm: boolean

  /** With `isCalm` only the user's own input moves the camera. */
  constructor(isCalm: boolean, onMove: () => void) {
    this.#isCalm = isCalm
    this.#onMove = onMove
  }

  /** Advances the motion; call it for each frame. Returns `true` if another frame is needed. */
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

  /**
   * Lets the view roll on like the turntable. `speed` is the pointer's, in pixels a millisecond.
   */
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
