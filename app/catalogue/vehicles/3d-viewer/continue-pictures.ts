import type { TurntableHandle } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import { type CameraView, initialCameraView } from './camera-view.ts'

/** A rectangle of the page, in pixels of the viewport. */
type Box = Pick<DOMRect, 'top' | 'width' | 'height'>

/** Width of the pictures for a height of 1. */
const proportion = 16 / 9

/**
 * Returns the view that shows the machine as the turntable's picture does: at its angle, size and
 * place.
 *
 * @param canvas Box of the canvas that shows the view.
 */
export function viewOfPicture(
  { degrees, picture }: { degrees: number; picture: Box },
  canvas: Box,
): CameraView {
  const width = Math.min(canvas.width, canvas.height * proportion)
  return {
    ...initialCameraView,
    turn: initialCameraView.turn + degrees,
    zoom: picture.width / width,
    fill: 0,
    rise: (middleOf(canvas) - middleOf(picture)) / canvas.height,
  }
}

/** Returns the view with which the canvas continues the turntable, if it shows one. */
export function viewOfTurntable(
  turntable: TurntableHandle | null,
  canvas: HTMLCanvasElement | null,
): CameraView | undefined {
  const picture = turntable?.picture()
  if (!turntable || !canvas || !picture || picture.width === 0) return undefined
  return viewOfPicture({ degrees: turntable.degrees(), picture }, canvas.getBoundingClientRect())
}

const middleOf = ({ top, height }: Box) => top + height / 2
