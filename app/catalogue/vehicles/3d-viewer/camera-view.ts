/**
 * A view of the machine. `turn` and `elevation` are in degrees. `zoom` is 1 when the whole machine
 * is seen. `focus` is the position of the target between the machine's centre (0) and its handlebar
 * (1).
 */
export type CameraView = { turn: number; elevation: number; zoom: number; focus: number }
/** Size of the machine in metres: from its centre to its ends, to its top, and to its handlebar. */
export type MachineExtent = {
  reach: number
  top: number
  bar: { forward: number; left: number; up: number }
}

/** Metres above the floor. */
const machineCentreHeight = 0.55

/** Same view as the turntable's first picture. */
export const initialCameraView: CameraView = { turn: -38, elevation: 7, zoom: 1, focus: 0 }

export const cameraViewPresets = {
  front: { turn: -90, elevation: 5, zoom: 0.87, focus: 0 },
  side: { turn: 0, elevation: 1.5, zoom: 1, focus: 0 },
  rear: { turn: 90, elevation: 7, zoom: 0.87, focus: 0 },
  dash: { turn: 76, elevation: 46, zoom: 2.3, focus: 1 },
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
}

/**
 * Places the camera. It stays on the machine's right: the machine turns, the room and its lamps do
 * not. The distance fits the machine's whole rotation at the proportion of the pictures; a taller
 * frame shows more floor and background.
 */
export function placeCamera(
  view: CameraView,
  extent: MachineExtent,
  aspect: number,
): CameraPlacement {
  const whole = distanceToShowAll(extent)
  const turn = radians(view.turn)
  const elevation = radians(view.elevation)
  const { focus } = view
  const forward = focus * extent.bar.forward
  const left = focus * extent.bar.left
  const up = machineCentreHeight + focus * (extent.bar.up - machineCentreHeight)
  const target: [number, number, number] = [
    forward * Math.cos(turn) - left * Math.sin(turn),
    forward * Math.sin(turn) + left * Math.cos(turn),
    up,
  ]
  const distance = whole / view.zoom
  const half = sensor / (2 * focal) / Math.min(aspect, proportion)
  return {
    angle: (2 * Math.atan(half) * 180) / Math.PI,
    near: Math.max(0.2, distance - 2),
    target,
    place: [
      target[0],
      target[1] - distance * Math.cos(elevation),
      target[2] + distance * Math.sin(elevation),
    ],
  }
}

/**
 * Same search as in studio/machine-pictures.ts for the turntable: the distance grows by 2 % until
 * all fits with a margin.
 */
function distanceToShowAll({ reach, top }: MachineExtent): number {
  const points = [
    [-reach, 0, 0],
    [reach, 0, 0],
    [0, -reach * 0.4, 0],
    [0, 0.3, top],
    [reach * 0.7, 0, top * 0.9],
  ] as const
  const elevation = radians(initialCameraView.elevation)
  const [sine, cosine] = [Math.sin(elevation), Math.cos(elevation)]
  const isWhole = (distance: number) =>
    points.every(([x, y, z]) => {
      const up = z - machineCentreHeight
      const scale = (2 * focal) / sensor / (distance + y * cosine - up * sine)
      return Math.max(Math.abs(x), Math.abs(y * sine + up * cosine) * proportion) * scale <= 0.94
    })
  let distance = 5.6
  while (!isWhole(distance) && distance < 20) distance *= 1.02
  return distance
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
