import { rollDistance, rollDuration } from '#app/catalogue/vehicles/turntable/turntable-motion.ts'
import {
  type CameraView,
  clampCameraView,
  initialCameraView,
  interpolateCameraView,
} from './camera-view.ts'

/** Degrees of rotation for each pixel of a drag, as in the turntable with 36 frames. */
const degreesPerPixel = 1
/** Degrees of elevation for each pixel of a drag. */
const elevationPerPixel = 0.3
/** Shorter than the five seconds above which WCAG 2.2.2 requires a control to stop a motion. */
const introRotation = { degrees: 30, time: 4200 }
const stepDuration = 500
const approachDuration = 900
const close = { zoom: 1, fill: 1, rise: 0 }

type Approach = { from: typeof close; start: number | undefined }

/**
 * The current camera view and its motion: to a preset, rolling on after a drag, or the slow first
 * rotation.
 */
export class CameraAnimator {
  view: CameraView = initialCameraView
  #motion: ((now: number) => boolean) | undefined
  #approach: Approach | undefined
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
    this.#approachBy(now)
    return this.#motion !== undefined || this.#approach !== undefined
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
      elevation: elevation + down * elevationPerPixel,
    })
  }

  zoom(by: number): void {
    const zoom = this.view.zoom * by
    this.set({ ...this.view, ...(this.#approach && close), zoom })
    this.#approach = undefined
  }

  goTo(view: CameraView): void {
    this.#approach = undefined
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

  /** Rotates slowly, so that the visitor sees that the view turns. */
  begin(): void {
    if (this.#isCalm) return
    const from = this.view
    this.#move(introRotation.time, (share) => ({
      ...from,
      turn: from.turn - introRotation.degrees * share * (2 - share),
    }))
  }

  /**
   * Shows the view of the turntable's pictures, from which `comeCloser` goes on. Its zoom may be less
   * than a visitor can choose.
   */
  showPictured(view: CameraView): void {
    this.stop()
    this.view = view
    this.#onMove()
  }

  /** Comes closer until the machine fills the frame. Turning the view meanwhile does not end this. */
  comeCloser(): void {
    const { zoom, fill, rise } = this.view
    if (this.#isCalm) this.view = { ...this.view, ...close }
    else this.#approach = { from: { zoom, fill, rise }, start: undefined }
    this.#onMove()
  }

  #approachBy(now: number): void {
    if (!this.#approach) return
    const { from, start = now } = this.#approach
    const share = Math.min(1, (now - start) / approachDuration)
    const { zoom, fill, rise } = interpolateCameraView(
      { ...this.view, ...from },
      { ...this.view, ...close },
      share * share * (3 - 2 * share),
    )
    this.view = { ...this.view, zoom, fill, rise }
    this.#approach = share < 1 ? { from, start } : undefined
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
