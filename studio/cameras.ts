import { add, cross, dot, mul, norm, rad, sub, type Vec } from '../machines/kernel/vector.ts'
import type { Film } from './finish/film.ts'

/**
 * `azimuth` 0 shows the machine's right side, 90 its front. Angles are degrees, lengths metres,
 * `focal` millimetres.
 */
export type Camera = {
  azimuth: number
  elevation: number
  distance: number
  focal: number
  look: Vec
  shiftX?: number
  shiftY?: number
  /** Aperture, with the focus on `look`; without it everything is sharp. */
  fstop?: number
}

const SENSOR = 36

/** Projects a point into the picture: -1 to 1 from left to right, and from bottom to top. */
export function project(camera: Camera, point: Vec, aspect: number): { x: number; y: number } {
  const out = outward(camera)
  const eye = add(camera.look, mul(out, camera.distance))
  const right = norm(cross([0, 0, 1], out))
  const up = cross(out, right)
  const ray = sub(point, eye)
  const scale = (2 * camera.focal) / SENSOR / -dot(ray, out)
  return {
    x: dot(ray, right) * scale - 2 * (camera.shiftX ?? 0),
    y: (dot(ray, up) * scale - 2 * (camera.shiftY ?? 0)) * aspect,
  }
}

/** Returns the direction from the camera's target to the camera. */
export function outward({ azimuth, elevation }: Camera): Vec {
  const [a, e] = [rad(azimuth), rad(elevation)]
  return [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)]
}

/**
 * Returns the same view with the machine centred, far enough away to show it whole. The margin is a
 * share of half the picture.
 */
export function fitted(
  camera: Camera,
  points: readonly Vec[],
  aspect: number,
  margin: number,
): Camera {
  let view = centred(camera, points, aspect)
  for (let i = 0; i < 60 && !isWhole(view, points, aspect, margin); i++)
    view = centred({ ...view, distance: view.distance * 1.02 }, points, aspect)
  return view
}

/**
 * The area of a picture that a machine fills, as shares of its width and height, from the left and
 * the top.
 */
export type Frame = { left: number; right: number; top: number; bottom: number }

/** Returns the same view with the machine filling `frame`; the rest of the picture stays empty. */
export function framed(
  camera: Camera,
  points: readonly Vec[],
  { width, height }: { width: number; height: number },
  { left, right, top, bottom }: Frame,
): Camera {
  const share = right - left
  const inside = (share * width) / ((bottom - top) * height)
  const view = level(fitted(camera, points, inside, 0), points, inside)
  const reach = points.flatMap((point) => Object.values(project(view, point, inside)).map(Math.abs))
  return {
    ...view,
    focal: (view.focal * share) / Math.max(...reach),
    shiftX: (view.shiftX ?? 0) * share + 0.5 - (left + right) / 2,
    shiftY: (view.shiftY ?? 0) * share + (((top + bottom) / 2 - 0.5) * height) / width,
  }
}

/** Shifts the picture vertically until the space above and below the machine is equal. */
function level(camera: Camera, points: readonly Vec[], aspect: number): Camera {
  const heights = points.map((point) => project(camera, point, aspect).y)
  const offset = (Math.min(...heights) + Math.max(...heights)) / 2
  return { ...camera, shiftY: (camera.shiftY ?? 0) + offset / (2 * aspect) }
}

/** Moves the camera sideways only, so that the horizon is the same for all machines. */
function centred(camera: Camera, points: readonly Vec[], aspect: number): Camera {
  const across = points.map((point) => project(camera, point, aspect).x)
  const offset = (Math.min(...across) + Math.max(...across)) / 2
  const a = rad(camera.azimuth)
  const sideways = (offset * camera.distance * SENSOR) / (2 * camera.focal)
  return { ...camera, look: add(camera.look, [Math.cos(a) * sideways, Math.sin(a) * sideways, 0]) }
}

function isWhole(camera: Camera, points: readonly Vec[], aspect: number, margin: number): boolean {
  const limit = 1 - margin
  return points.every((point) => {
    const { x, y } = project(camera, point, aspect)
    return Math.abs(x) <= limit && Math.abs(y) <= limit
  })
}

export type ShotName =
  | 'hero'
  | 'icon'
  | 'rear'
  | 'side'
  | 'turntable'
  | 'detail-front'
  | 'detail-engine'
  | 'detail-wheel'
  | 'detail-rear'
  | 'detail-dash'

/**
 * `width` and `height` are those of the picture. It is rendered `oversampling` times as large, with
 * `samples` for each rendered pixel.
 */
export type Size = { width: number; height: number; samples: number; oversampling?: number }
export type Shot = Film &
  Size & {
    camera: Camera
    margin?: number
    cutout?: boolean
  }

export const FILM = { exposure: 1.3, oversampling: 2, grain: 0.004, vignette: 0.12 } satisfies Film
const WHOLE = { ...FILM, width: 1600, height: 900, samples: 3, margin: 0.06 }
const CLOSE_UP = { ...FILM, width: 1280, height: 800, samples: 3 }

/** All machines of a family have the same light, distance and horizon. */
export const SHOTS: Record<ShotName, Shot> = {
  hero: {
    ...FILM,
    width: 1920,
    height: 1080,
    samples: 3,
    margin: 0.05,
    camera: { azimuth: 43, elevation: 4.5, distance: 5.6, focal: 78, look: [-0.02, 0, 0.57] },
  },
  icon: {
    width: 480,
    height: 360,
    samples: 6,
    exposure: 1.25,
    oversampling: 2,
    margin: 0.1,
    cutout: true,
    camera: { azimuth: 36, elevation: 6, distance: 5, focal: 88, look: [-0.04, 0, 0.56] },
  },
  rear: {
    ...WHOLE,
    camera: { azimuth: -136, elevation: 7, distance: 5.6, focal: 78, look: [0, 0, 0.55] },
  },
  side: {
    ...WHOLE,
    camera: { azimuth: 0, elevation: 1.5, distance: 11, focal: 150, look: [0, 0, 0.55] },
  },
  turntable: {
    width: 960,
    height: 540,
    samples: 2,
    exposure: 1.25,
    oversampling: 2,
    margin: 0.06,
    cutout: true,
    camera: { azimuth: 0, elevation: 7, distance: 5.6, focal: 82, look: [0, 0, 0.55] },
  },
  'detail-front': {
    ...CLOSE_UP,
    camera: {
      azimuth: 62,
      elevation: 8,
      distance: 2.6,
      focal: 85,
      look: [0.42, 0, 0.84],
      fstop: 5.6,
    },
  },
  'detail-engine': {
    ...CLOSE_UP,
    camera: {
      azimuth: 14,
      elevation: 6,
      distance: 2.7,
      focal: 90,
      look: [-0.02, -0.12, 0.44],
      fstop: 5.6,
    },
  },
  'detail-wheel': {
    ...CLOSE_UP,
    camera: {
      azimuth: 148,
      elevation: 7,
      distance: 2.5,
      focal: 85,
      look: [0.6, 0.05, 0.34],
      fstop: 5.6,
    },
  },
  'detail-rear': {
    ...CLOSE_UP,
    camera: {
      azimuth: -48,
      elevation: 12,
      distance: 2.9,
      focal: 85,
      look: [-0.62, 0, 0.72],
      fstop: 5.6,
    },
  },
  'detail-dash': {
    ...CLOSE_UP,
    camera: {
      azimuth: -76,
      elevation: 46,
      distance: 2,
      focal: 85,
      look: [0.34, 0, 0.98],
      fstop: 8,
    },
  },
}

/** The rear view and the exact side view, in the first colour. */
export const VIEWS: readonly ShotName[] = ['rear', 'side']
export const CLOSE_UPS: readonly ShotName[] = [
  'detail-front',
  'detail-engine',
  'detail-wheel',
  'detail-rear',
  'detail-dash',
]

export const TURNTABLE_FRAMES = 36
/** Azimuth of the first frame, which equals the hero's. */
export const TURNTABLE_START = 38

export type Quality = 'full' | 'draft'

/**
 * Applies a quality to a picture's size and samples: `full` for pages, `draft` for a quick check
 * during modelling.
 */
export function atQuality<T extends Size>(shot: T, quality: Quality): T {
  if (quality === 'full') return shot
  const even = (v: number) => 2 * Math.round(v / 4)
  return {
    ...shot,
    width: even(shot.width),
    height: even(shot.height),
    samples: Math.max(8, shot.samples),
    oversampling: 1,
  }
}
