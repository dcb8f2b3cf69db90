/** A pressed pointer that turns the view. `x` and `y` are in pixels of the viewport. */
export type HeldPointer = { pointer: number; x: number; y: number }

/** The turntable as another view sees it that continues its rotation. */
export type TurntableHandle = {
  /** Degrees by which the shown frame is turned to the right, from 0 to 359. */
  degrees: () => number
  held: () => HeldPointer | undefined
  /** Position of the picture in the viewport. */
  picture: () => DOMRect | undefined
  turnTo: (degrees: number) => void
  hasFocus: () => boolean
}
