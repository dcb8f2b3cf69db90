// The site's own pictures: what stands where, in which room, seen from where.
import type { Camera, Frame } from './cameras.ts'
import type { Room } from './looks.ts'
import { PLINTH_HEIGHT, plinth, showroom, streetFront, studioWith, workshop } from './rooms.ts'

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
  /** Where the first machine stands whole; the camera keeps its direction and steps back. */
  frame?: Frame
  machines: readonly Placed[]
  accessories?: readonly { name: string; at: readonly [number, number, number]; turn: number }[]
  sign?: { at: readonly [number, number, number]; height: number; material?: string }
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

/** One machine in the dark studio, to the right, with room for a headline on the left. */
const slide = (machine: string, glow: string, azimuth: number, colour?: string): Scene => ({
  width: 1920,
  height: 840,
  samples: 9,
  exposure: 1.35,
  room: studioWith(glow),
  camera: camera(azimuth, 4, 5, 78, [0, 0, 0.57]),
  frame: { left: 0.47, right: 0.95, top: 0.07, bottom: 0.9 },
  machines: [{ machine, colour, turn: 0 }],
})
/** The same for a phone: the machine low, the headline above it. */
const tall = (machine: string, glow: string, azimuth: number, colour?: string): Scene => ({
  width: 828,
  height: 1035,
  samples: 9,
  exposure: 1.35,
  room: studioWith(glow),
  camera: camera(azimuth, 4.5, 5, 78, [0, 0, 0.55]),
  frame: { left: 0.05, right: 0.95, top: 0.4, bottom: 0.92 },
  machines: [{ machine, colour, turn: 0 }],
})
const studioShot = (machine: string, view: Camera, colour?: string, glow = '#c8d6ec'): Scene => ({
  width: 960,
  height: 640,
  samples: 9,
  exposure: 1.35,
  room: studioWith(glow),
  camera: view,
  machines: [{ machine, colour, turn: 0 }],
})

const FLOOR_MACHINES: Placed[] = [
  { machine: 'hornet-2-0', turn: -40, at: [-0.05, 0.15, PLINTH_HEIGHT] },
  { machine: 'activa-6g', colour: 'pearl-spartan-red', turn: -36, at: [1.6, -0.65] },
  { machine: 'activa-e', turn: -146, at: [-1.6, -0.65] },
  { machine: 'cbr1000rr-r', turn: -128, at: [-2.75, 1.4] },
  { machine: 'cb500x', turn: -52, at: [2.75, 1.4] },
]
const SIGN = { at: [0, 3.33, 2.3] as const, height: 0.28 }
const onFloor = (view: Camera, size: readonly [number, number], samples = 10): Scene => ({
  width: size[0],
  height: size[1],
  samples,
  exposure: 1.15,
  room: showroom('ember', plinth(-0.05, 0.15)),
  camera: view,
  machines: FLOOR_MACHINES,
  sign: SIGN,
})
const inShowroom = (machines: readonly Placed[], view: Camera, accent = 'ember'): Scene => ({
  width: 960,
  height: 640,
  samples: 9,
  exposure: 1.15,
  room: showroom(accent),
  camera: view,
  machines,
})

const WIDE = camera(-3, 5, 6.9, 40, [0, -0.1, 1])

export const SCENES: Record<string, Scene> = {
  'slide-1': slide('hornet-2-0', '#9db8ff', 46),
  'slide-1-tall': tall('hornet-2-0', '#9db8ff', 48),
  'slide-2': slide('activa-110', '#dfe6f2', 40, 'glitter-blue-metallic'),
  'slide-2-tall': tall('activa-110', '#dfe6f2', 42, 'glitter-blue-metallic'),
  'slide-3': slide('qc1', '#7fe3c4', 36),
  'slide-3-tall': tall('qc1', '#7fe3c4', 40),
  'slide-4': slide('cb500x', '#ffb27a', 34),
  'slide-4-tall': tall('cb500x', '#ffb27a', 40),
  'slide-5': slide('cbr-150r', '#ff9a8a', 52),
  'slide-5-tall': tall('cbr-150r', '#ff9a8a', 50),
  'slide-6': { ...onFloor(camera(-5, 5, 6.6, 34, [-0.7, 0, 1.05]), [1600, 700]) },
  // A phone has no room for the whole floor: the machine on its stage alone.
  'slide-6-tall': {
    ...onFloor(camera(-3, 5, 5.4, 52, [-0.03, 0, 1.12]), [828, 1035], 9),
    machines: FLOOR_MACHINES.slice(0, 1),
  },
  'gallery-01': { ...onFloor(WIDE, [1350, 900]) },
  'gallery-02': studioShot(
    'hornet-2-0',
    camera(58, 7, 3, 92, [0.34, 0, 0.86]),
    'matte-sangria-red-metallic',
  ),
  'gallery-03': inShowroom(
    [
      { machine: 'dio', colour: 'jazzy-blue-metallic', turn: -34, at: [0.1, -0.5] },
      { machine: 'activa-125', colour: 'rebel-red-metallic', turn: -50, at: [1.55, 0.6] },
    ],
    camera(8, 5, 5.3, 52, [0.75, 0, 0.66]),
  ),
  'gallery-04': inShowroom(
    [{ machine: 'activa-e', colour: 'pearl-misty-white', turn: -40, at: [0, 0, 0] }],
    camera(4, 5, 4.6, 58, [0, 0, 0.66]),
    'green',
  ),
  'gallery-05': studioShot(
    'cb1000r',
    camera(205, 5, 5.4, 74, [0, 0, 0.56]),
    'candy-chromosphere-red',
  ),
  'gallery-06': studioShot(
    'activa-6g',
    camera(62, 8, 3.1, 80, [0.28, 0, 0.86]),
    'decent-blue-metallic',
  ),
  'gallery-07': studioShot(
    'cb500x',
    camera(-28, 7, 5.1, 72, [-0.03, 0, 0.66]),
    'pearl-organic-green',
    '#ffcf9e',
  ),
  'gallery-08': studioShot('cd110-deluxe', camera(40, 5, 5.5, 74, [0, 0, 0.58])),
  'gallery-09': studioShot('cbr1000rr-r', camera(78, 4, 4.6, 74, [0.1, 0, 0.58])),
  'gallery-10': studioShot('grazia-125', camera(46, 5, 5, 74, [0, 0, 0.58])),
  'gallery-11': studioShot('hornet-2-0', camera(-62, 8, 4, 76, [-0.3, 0, 0.66])),
  'gallery-12': inShowroom(
    [
      { machine: 'qc1', turn: -42, at: [-0.35, 0] },
      { machine: 'x-blade', colour: 'pearl-spartan-red', turn: -58, at: [1.4, 0.7] },
    ],
    camera(6, 5, 5.2, 50, [0.4, 0, 0.68]),
    'green',
  ),
  'offer-1': inShowroom(
    [
      { machine: 'activa-125', colour: 'midnight-blue-metallic', turn: -38, at: [-0.75, -0.2] },
      { machine: 'activa-6g', colour: 'pearl-spartan-red', turn: -46, at: [1, 0.5] },
    ],
    camera(4, 5, 4.9, 52, [0.15, 0, 0.64]),
  ),
  'offer-2': {
    ...inShowroom(
      [{ machine: 'qc1', colour: 'pearl-serenity-blue', turn: -34, at: [-0.25, 0] }],
      camera(8, 7, 4.6, 58, [0.12, -0.1, 0.57]),
      'green',
    ),
    accessories: [{ name: 'charger', at: [0.72, -0.85, 0], turn: -60 }],
  },
  'offer-3': {
    ...studioShot('cb-shine', camera(40, 6, 5.3, 74, [0.13, 0.1, 0.56]), 'athletic-blue-metallic'),
    accessories: [{ name: 'helmet', at: [1, 0.42, 0], turn: -20 }],
  },
  'offer-4': {
    ...inShowroom(
      [
        { machine: 'hornet-2-0', turn: -60, at: [-1.65, 0.1] },
        { machine: 'cb-shine', turn: -60, at: [-0.6, 0.05] },
        { machine: 'dio', turn: -60, at: [0.5, 0] },
        { machine: 'qc1', turn: -60, at: [1.55, -0.05] },
      ],
      camera(0, 5, 6.2, 46, [0.08, 0, 0.76]),
    ),
    sign: SIGN,
  },
  'og-home': { ...onFloor(camera(-3, 5, 6.4, 42, [0, -0.1, 0.9]), [1200, 630], 9) },
  'dealer-front': {
    width: 1200,
    height: 800,
    samples: 11,
    exposure: 1.25,
    room: streetFront(),
    camera: camera(-7, 2.5, 9.6, 40, [0, 0, 1.85]),
    machines: [
      { machine: 'hornet-2-0', turn: -42, at: [-1.75, -1.5, 0.06] },
      { machine: 'activa-125', colour: 'rebel-red-metallic', turn: -138, at: [1.85, -1.4, 0.06] },
      { machine: 'cb500x', turn: -45, at: [-3.3, 2.1, 0.08] },
      { machine: 'activa-6g', turn: -40, at: [2.7, 2, 0.08] },
      { machine: 'dio', turn: -40, at: [0, 2.2, 0.08] },
    ],
    sign: { at: [0, 0.64, 3.8], height: 0.42, material: 'signlight' },
  },
  workshop: {
    width: 1200,
    height: 800,
    samples: 10,
    exposure: 1.2,
    room: workshop(),
    camera: camera(-6, 6, 6.4, 42, [0, 0, 0.95]),
    machines: [
      { machine: 'unicorn', turn: -4, at: [-1.55, 0.1, 0.33] },
      { machine: 'activa-6g', turn: -176, at: [1.55, 0.1, 0.33] },
    ],
  },
}
