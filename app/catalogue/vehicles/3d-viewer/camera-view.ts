import type { Extent } from '#machines/live/messages.ts'

/**
 * A view of the machine. `turn` and `elevation` are in degrees. `zoom` is 1 when the whole machine
 * is seen. `focus` is the position of the target between the machine's centre (0) and its handlebar
 * (1). `fill` is 0 for the distance of the turntable's pictures, which fits the whole rotation, and 1
 * if the machine fills the frame at this angle. `rise` moves the picture up, in heights of the frame.
 */
export type CameraView = {
  turn: number
  elevation: number
  zoom: number
  focus: number
  fill: number
  rise: number
}
/** Metres above the floor. */
const machineCentreHeight = 0.55

/** Same angle as the turntable's first picture. */
export const initialCameraView: CameraView = {
  ...{ turn: -38, elevation: 7, zoom: 1 },
  ...{ focus: 0, fill: 1, rise: 0 },
}

export const cameraViewPresets = {
  front: { ...initialCameraView, turn: -90, elevation: 5 },
  side: { ...initialCameraView, turn: 0, elevation: 1.5 },
  rear: { ...initialCameraView, turn: 90 },
  dash: { ...initialCameraView, turn: 76, elevation: 46, zoom: 2.3, focus: 1 },
} as const satisfies Record<string, CameraView>
export type CameraViewPreset = keyof typeof cameraViewPresets

/**
 * Limits a view: not below the floor, not from straight above, not inside the machine and not too
 * far off.
 */
export function clampCameraView(view: CameraView): CameraView {
  return {
    ...view,
    elevation: Math.min(60, Math.max(0, view.elevation)),
    zoom: Math.min(3.2, Math.max(0.8, view.zoom)),
  }
}

/**
 * Returns the rotation of the machine to the right since its first view, in degrees from 0 to 359.
 */
export function degreesTurned({ turn }: CameraView): number {
  return Math.round((((turn - initialCameraView.turn) % 360) + 360) % 360) % 360
}

/** Returns the angle equivalent to `to` that is nearest to `from`, in degrees. */
export function nearestEquivalentTurn(from: number, to: number): number {
  return from + ((((to - from + 180) % 360) + 360) % 360) - 180
}

/** Interpolates between two views; `share` is from 0 to 1. */
export function interpolateCameraView(from: CameraView, to: CameraView, share: number): CameraView {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    turn: mix(from.turn, nearestEquivalentTurn(from.turn, to.turn)),
    elevation: mix(from.elevation, to.elevation),
    zoom: mix(from.zoom, to.zoom),
    focus: mix(from.focus, to.focus),
    fill: mix(from.fill, to.fill),
    rise: mix(from.rise, to.rise),
  }
}

const focal = 82
const sensor = 36
const proportion = 16 / 9

export type CameraPlacement = {
  /** Vertical field of view, in degrees. */
  angle: number
  /**
   * Near clipping plane, in metres. The further away it is, the finer is the depth resolution
   * behind it.
   */
  near: number
  place: [number, number, number]
  target: [number, number, number]
  /** Distance that the picture moves, in widths and heights of the frame. */
  shift: { right: number; up: number }
}

/**
 * Places the camera. It stays on the machine's right: the machine turns, the room and its lamps do
 * not. With `fill`, the distance follows the machine's outline at its angle.
 */
export function placeCamera(view: CameraView, extent: Extent, aspect: number): CameraPlacement {
  const turn = radians(view.turn)
  const elevation = radians(view.elevation)
  const { focus } = view
  const fill = view.fill * (1 - focus)
  const half = sensor / (2 * focal) / Math.min(aspect, proportion)
  const forward = focus * extent.bar.forward
  const left = focus * extent.bar.left
  const up = machineCentreHeight + focus * (extent.bar.up - machineCentreHeight)
  const target: [number, number, number] = [
    forward * Math.cos(turn) - left * Math.sin(turn),
    forward * Math.sin(turn) + left * Math.cos(turn),
    up,
  ]
  const filled = fillFrame(extent.outline, { turn, elevation, half, aspect })
  const whole = extent.turntableDistance
  const distance = (whole + fill * (filled.distance - whole)) / view.zoom
  return {
    angle: (2 * Math.atan(half) * 180) / Math.PI,
    near: Math.max(0.2, distance - 2),
    shift: {
      right: -fill * filled.middle.right * view.zoom,
      up: view.rise - fill * filled.middle.up * view.zoom,
    },
    target,
    place: [
      target[0],
      target[1] - distance * Math.cos(elevation),
      target[2] + distance * Math.sin(elevation),
    ],
  }
}

/** Shares of the frame's width and height that the machine fills. */
const filledWidth = 0.85
const filledHeight = 0.9

type Frame = { turn: number; elevation: number; half: number; aspect: number }

/**
 * Returns the least distance at which all points fit into these shares of the frame, and the middle
 * of the points, in widths and heights of the frame from its middle.
 */
function fillFrame(
  outline: Extent['outline'],
  { turn, elevation, half, aspect }: Frame,
): { distance: number; middle: { right: number; up: number } } {
  const [sine, cosine] = [Math.sin(elevation), Math.cos(elevation)]
  const points = outline.map(([forward, left, up]) => {
    const away = forward * Math.sin(turn) + left * Math.cos(turn)
    const above = up - machineCentreHeight
    return {
      right: forward * Math.cos(turn) - left * Math.sin(turn),
      up: away * sine + above * cosine,
      further: away * cosine - above * sine,
    }
  })
  let distance = 5
  let seen = extentAt(points, distance)
  // The extent depends on the distance, by little more than its inverse.
  for (let i = 0; i < 5; i++) {
    const share = Math.max(
      seen.width / (2 * half * aspect * filledWidth),
      seen.height / (2 * half * filledHeight),
    )
    distance = Math.max(1, distance * share)
    seen = extentAt(points, distance)
  }
  return {
    distance,
    middle: { right: seen.right / (2 * half * aspect), up: seen.up / (2 * half) },
  }
}

type SeenPoint = { right: number; up: number; further: number }

/** Returns the extent of points and its middle, in tangents of angles at the camera. */
function extentAt(points: readonly SeenPoint[], distance: number) {
  const [least, most] = [
    { right: 0, up: 0 },
    { right: 0, up: 0 },
  ]
  for (const { further, ...point } of points)
    for (const side of ['right', 'up'] as const) {
      const seen = point[side] / (distance + further)
      least[side] = Math.min(least[side], seen)
      most[side] = Math.max(most[side], seen)
    }
  return {
    width: most.right - least.right,
    height: most.up - least.up,
    right: (most.right + least.right) / 2,
    up: (most.up + least.up) / 2,
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
