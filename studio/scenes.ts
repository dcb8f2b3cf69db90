// Scenes of the site's own pictures: machines and furniture, room and camera.

import type { Room } from '../machines/looks.ts'
import type { Camera, Frame } from './cameras.ts'
import type { Furnishing } from './furniture/furniture.ts'
import { LIFT_HEIGHT } from './furniture/lift.ts'
import {
  coast,
  home,
  PLINTH_HEIGHT,
  type Place,
  pit,
  plinth,
  showroom,
  streetFront,
  studioWith,
  workshop,
} from './rooms.ts'
import type { Sign } from './signs.ts'

export type Placed = {
  machine: string
  colour?: string
  turn: number
  at?: readonly [number, number, number?]
}
export type Scene = {
  width: number
  height: number
  samples: number
  exposure: number
  room: Room
  camera: Camera
  /** Area that the first machine fills. The camera keeps its direction and moves back. */
  frame?: Frame
  machines: readonly Placed[]
  furniture?: readonly Furnishing[]
  sign?: Sign
}

const camera = (
  azimuth: number,
  elevation: number,
  distance: number,
  focal: number,
  look: Camera['look'],
  shiftX = 0,
  shiftY = 0,
): Camera => ({ azimuth, elevation, distance, focal, look, shiftX, shiftY })

type Shown = { place: Place; machine: Placed; view: Camera; exposure?: number }

/** The studio as a place; it turns with the camera. */
const studio = (glow: string): Place => ({ room: studioWith(glow), furniture: [] })

/** One machine on the right of a wide picture, with space for a headline on the left. */
const slide = ({ place, machine, view, exposure = 1.25 }: Shown): Scene => ({
  ...place,
  width: 1920,
  height: 840,
  samples: 5,
  exposure,
  camera: view,
  frame: { left: 0.47, right: 0.95, top: 0.08, bottom: 0.9 },
  machines: [machine],
})
/** The same scene for a phone: the machine below, the headline above. */
const tall = (shown: Shown): Scene => ({
  ...slide(shown),
  width: 828,
  height: 1035,
  frame: { left: 0.05, right: 0.95, top: 0.4, bottom: 0.92 },
})
const slides = (n: number, shown: Shown): Record<string, Scene> => ({
  [`slide-${n}`]: slide(shown),
  [`slide-${n}-tall`]: tall(shown),
})

/** A picture of the gallery in the ratio 3:2. */
const gallery = (
  place: Place,
  machines: readonly Placed[],
  view: Camera,
  exposure = 1.2,
): Scene => ({
  ...place,
  width: 1600,
  height: 1066,
  samples: 5,
  exposure,
  camera: view,
  machines,
})
const closeBy = (machine: string, view: Camera, colour?: string, glow = '#c8d6ec'): Scene =>
  gallery(studio(glow), [{ machine, colour, turn: 0 }], view, 1.3)
const offer = (place: Place, machines: readonly Placed[], view: Camera): Scene => ({
  ...gallery(place, machines, view),
  width: 960,
  height: 640,
})

const FLOOR_MACHINES: Placed[] = [
  { machine: 'hornet-2-0', turn: -40, at: [-0.05, 0.15, PLINTH_HEIGHT] },
  { machine: 'activa-6g', colour: 'pearl-spartan-red', turn: -36, at: [1.7, -0.65] },
  { machine: 'activa-e', turn: -146, at: [-1.75, -0.65] },
  { machine: 'cbr1000rr-r', turn: -128, at: [-2.75, 1.4] },
  { machine: 'cb500x', turn: -52, at: [2.85, 1.3] },
]
const SIGN: Sign = { at: [0, 3.38, 2.42], height: 0.21, depth: 0.04 }
const floor = (): Place => {
  const { room, furniture } = showroom('ember', plinth(-0.05, 0.15))
  const stand: Furnishing = { piece: 'priceStand', at: [0.95, -0.45, 0], turn: -20 }
  return { room, furniture: [...furniture, stand] }
}
const onFloor = (view: Camera, [width, height]: readonly [number, number]): Scene => ({
  ...gallery(floor(), FLOOR_MACHINES, view, 1.15),
  width,
  height,
  sign: SIGN,
})

const WIDE = camera(-3, 4, 6.9, 42, [0.05, -0.1, 1.12])
const LIFTED = LIFT_HEIGHT + 0.004

export const SCENES: Record<string, Scene> = {
  ...slides(1, {
    place: studio('#9db8ff'),
    machine: { machine: 'hornet-2-0', turn: 0 },
    view: camera(46, 4, 5, 78, [0, 0, 0.57]),
    exposure: 1.35,
  }),
  // The family scooter from the side, in front of a house.
  ...slides(2, {
    place: home(),
    machine: {
      machine: 'activa-110',
      colour: 'glitter-blue-metallic',
      turn: 172,
      at: [1.1, 0.2],
    },
    view: camera(2, 3, 6, 96, [1.1, 0.2, 0.6]),
    exposure: 1.5,
  }),
  ...slides(3, {
    place: home(true),
    machine: { machine: 'qc1', turn: -138, at: [-1, 0.9] },
    view: camera(-4, 5, 5, 78, [-1, 0.9, 0.6]),
  }),
  // From axle height, close and with a wide angle.
  ...slides(4, {
    place: coast(),
    machine: { machine: 'cb500x', turn: -38 },
    view: camera(0, 1.5, 2.7, 46, [0, 0, 0.5]),
    exposure: 1.35,
  }),
  ...slides(5, {
    place: pit(),
    machine: { machine: 'cbr-150r', turn: 36, at: [1.2, 0.3] },
    view: camera(0, 5, 5, 76, [1.2, 0.3, 0.6]),
  }),
  'slide-6': onFloor(camera(-5, 5, 6.6, 34, [-0.4, 0, 1.05]), [1920, 840]),
  // A phone is too narrow for the whole floor, so it shows one machine on its stage.
  'slide-6-tall': {
    ...onFloor(camera(-3, 5, 5.4, 52, [-0.03, 0, 1.12]), [828, 1035]),
    machines: FLOOR_MACHINES.slice(0, 1),
  },
  'gallery-01': onFloor(WIDE, [1600, 1066]),
  'gallery-02': closeBy(
    'hornet-2-0',
    camera(58, 7, 3, 92, [0.34, 0, 0.86]),
    'matte-sangria-red-metallic',
  ),
  'gallery-03': gallery(
    showroom(),
    [
      { machine: 'dio', colour: 'jazzy-blue-metallic', turn: -34, at: [-4.9, -0.3] },
      { machine: 'activa-125', colour: 'rebel-red-metallic', turn: -50, at: [-3.4, 0.7] },
    ],
    camera(8, 5, 5.3, 52, [-4.2, 0, 0.78]),
  ),
  'gallery-04': gallery(
    showroom('green'),
    [{ machine: 'activa-e', colour: 'pearl-misty-white', turn: -142, at: [-4.6, 0.6] }],
    camera(-6, 3, 4.8, 58, [-4.5, 0.4, 0.7]),
  ),
  'gallery-05': gallery(
    pit(),
    [{ machine: 'cb1000r', colour: 'candy-chromosphere-red', turn: 152, at: [1.4, 0.2] }],
    camera(0, 4, 5.2, 66, [1.5, 0.2, 0.66]),
  ),
  'gallery-06': closeBy(
    'activa-6g',
    camera(62, 8, 3.1, 80, [0.28, 0, 0.86]),
    'decent-blue-metallic',
  ),
  'gallery-07': gallery(
    coast(),
    [{ machine: 'cb500x', colour: 'pearl-organic-green', turn: 30, at: [0, 0.3] }],
    camera(0, 4, 5.2, 66, [0.05, 0.3, 0.72]),
  ),
  'gallery-08': gallery(
    home(),
    [{ machine: 'cd110-deluxe', turn: -40, at: [1.3, 0.5] }],
    camera(-4, 4, 5.2, 62, [1.3, 0.5, 0.66]),
    1.35,
  ),
  'gallery-09': gallery(
    pit(),
    [{ machine: 'cbr1000rr-r', turn: -80, at: [1.3, 0.4] }],
    camera(0, 2.5, 4.3, 66, [1.3, 0.4, 0.56]),
  ),
  'gallery-10': gallery(
    streetFront(),
    [{ machine: 'grazia-125', turn: -140, at: [-2.4, -1.3, 0.08] }],
    camera(-8, 3, 5, 58, [-2.3, -1.3, 0.85]),
  ),
  'gallery-11': gallery(
    coast(),
    [{ machine: 'hornet-2-0', turn: 58 }],
    camera(0, 5, 3.9, 62, [0.05, 0, 0.66]),
  ),
  'gallery-12': gallery(
    showroom('green'),
    [
      { machine: 'qc1', turn: -42, at: [3.0, 0] },
      { machine: 'x-blade', colour: 'pearl-spartan-red', turn: -58, at: [4.8, 0.7] },
    ],
    camera(6, 5, 5.4, 50, [3.9, 0, 0.86]),
  ),
  'offer-1': {
    ...offer(
      showroom(),
      [
        { machine: 'activa-125', colour: 'midnight-blue-metallic', turn: -38, at: [-0.8, -0.2] },
        { machine: 'activa-6g', colour: 'pearl-spartan-red', turn: -46, at: [1, 0.5] },
      ],
      camera(4, 4, 5.3, 46, [0.1, 0, 1]),
    ),
    sign: SIGN,
  },
  'offer-2': offer(
    home(true),
    [{ machine: 'qc1', colour: 'pearl-serenity-blue', turn: -34, at: [-0.45, 0.6] }],
    camera(6, 6, 4.9, 54, [-0.4, 0.6, 0.78]),
  ),
  'offer-3': offer(
    showroom(),
    [{ machine: 'cb-shine', colour: 'athletic-blue-metallic', turn: -40, at: [3.3, 0.6] }],
    camera(-3, 5, 5, 52, [3.35, 0.6, 0.88]),
  ),
  'offer-4': {
    ...offer(
      streetFront(),
      [
        { machine: 'hornet-2-0', turn: -60, at: [-2, -1.1, 0.08] },
        { machine: 'cb-shine', turn: -60, at: [-0.85, -1.15, 0.08] },
        { machine: 'dio', turn: -60, at: [0.3, -1.2, 0.08] },
        { machine: 'qc1', turn: -60, at: [1.4, -1.25, 0.08] },
      ],
      camera(4, 4, 6.4, 44, [-0.1, -1, 1.05]),
    ),
  },
  'og-home': onFloor(camera(-3, 5, 6.4, 42, [0, -0.1, 0.9]), [1200, 630]),
  'dealer-front': {
    ...gallery(
      streetFront(),
      [
        { machine: 'hornet-2-0', turn: -42, at: [-2.6, -1.2, 0.08] },
        { machine: 'activa-125', colour: 'rebel-red-metallic', turn: -138, at: [2.5, -1.2, 0.08] },
        { machine: 'cb500x', turn: -45, at: [-4.2, 2.5, 0.09] },
        { machine: 'activa-6g', turn: -140, at: [4.1, 2.4, 0.09] },
        { machine: 'cd110-deluxe', turn: 176, at: [2.7, -3.7] },
      ],
      camera(-7, 1.5, 13, 37, [0, 0, 1.95]),
      1.5,
    ),
    width: 1200,
    height: 800,
    sign: { at: [0, 0.75, 3.4], height: 0.42, face: 'signLight', depth: 0.09 },
  },
  workshop: {
    ...gallery(
      workshop(),
      [
        { machine: 'unicorn', turn: 0, at: [-1.58, 0.1, LIFTED] },
        { machine: 'activa-6g', turn: 180, at: [1.58, 0.1, LIFTED] },
      ],
      camera(-4, 4, 7, 40, [0, 0, 1.25]),
    ),
    width: 1200,
    height: 800,
    sign: { at: [-0.1, 3.49, 2.75], height: 0.24, text: 'SERVICE', face: 'signSide', depth: 0.03 },
  },
}
