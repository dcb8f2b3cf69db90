// Rooms of the dealership and riding places: a shell of boxes, lamps and furniture.

import type { Light, Room, Solid } from '../machines/looks.ts'
import { MOODS, studioRoom } from '../machines/studio-room.ts'
import type { Furnishing } from './furniture/furniture.ts'
import { SHELF } from './furniture/showroom.ts'

export type Place = { room: Room; furniture: readonly Furnishing[] }
type Triple = readonly [number, number, number]
const box = (at: Triple, size: Triple, material: string): Solid => ({ at, size, material })
const soft = (
  at: Triple,
  to: Triple,
  size: readonly [number, number],
  power: number,
  colour?: string,
): Light => ({ at, to, size, power, edge: 0.7, colour })
const stand = (piece: Furnishing['piece'], at: Triple, turn = 0, paint?: string): Furnishing => ({
  piece,
  at,
  turn,
  paint,
})

/** Reflections of metal between the lamps of a closed room, by height. */
const INDOORS: Room['sky'] = [
  [-1, 0.03],
  [-0.05, 0.08],
  [0.05, 0.34],
  [0.4, 0.2],
  [1, 0.1],
]

/** A low square stage with a light strip around it. */
export function plinth(x: number, y: number, size = 2.3): Solid[] {
  return [
    box([x, y, 0.045], [size, size * 0.62, 0.09], 'plinth'),
    box([x, y, 0.1], [size + 0.012, size * 0.62 + 0.012, 0.008], 'coolStrip'),
    box([x, y, 0.116], [size, size * 0.62, 0.024], 'plinth'),
  ]
}
export const PLINTH_HEIGHT = 0.128

const HELMETS = ['#a9151b', '#d9d6cf', '#17191c', '#1d3f78', '#3c4147', '#c7821b']

/**
 * The showroom, sixteen metres wide. Along its back wall from the left: oak slats with a bench and
 * plants, plaster with the dealer's name (x = -2.2 to 2.2), helmets on shelves, the desk.
 */
export function showroom(accent = 'ember', extra: readonly Solid[] = []): Place {
  const back = 3.4
  const slatted = (x: number) => (x > -7.6 && x < -2.35) || (x > 4.75 && x < 7.8)
  return {
    room: {
      world: ['#dfe7f2', 0.2],
      sky: INDOORS,
      lights: [
        soft([0, -0.8, 3.5], [0, -0.4, 0], [10, 3.6], 3.4),
        soft([0, -7.5, 3.4], [0, 0, 0.6], [11, 2.6], 4.6),
        soft([-7, -2.5, 1.7], [0, 0, 0.6], [2.4, 2.8], 5.5),
        soft([7, -2.5, 1.7], [0, 0, 0.6], [2.4, 2.8], 5.5),
        soft([0, 2.3, 3.45], [0, 3.4, 1.2], [15, 0.5], 5.5, '#ffeed8'),
      ],
      solids: [
        box([0, -3, -0.05], [28, 22, 0.1], 'showFloor'),
        box([0, back + 0.2, 1.8], [24, 0.2, 3.6], 'wall'),
        box([0, back - 4, 3.7], [24, 8, 0.1], 'ceiling'),
        ...range(-66, 68)
          .map((i) => i * 0.115)
          .filter(slatted)
          .map((x) => box([x, back + 0.06, 1.66], [0.05, 0.07, 3.2], 'slat')),
        box([0, back + 0.04, 1.8], [4.4, 0.12, 3.6], 'plaster'),
        box([3.56, back + 0.04, 1.8], [2.3, 0.08, 3.6], 'wall'),
        box([0, back - 0.05, 0.05], [15, 0.02, 0.1], 'ceiling'),
        box([0, back - 0.07, 0.105], [15, 0.014, 0.012], accent),
        ...[-1.2, 0.9].map((y) => box([0, y, 3.64], [11, 0.07, 0.02], 'coolStrip')),
        ...extra,
      ],
    },
    furniture: [
      stand('tiles', [0, 0, 0]),
      stand('spotRail', [0, 1.9, 3.65]),
      stand('shelves', [3.55, back - 0.02, 0.55]),
      ...HELMETS.map((paint, i) =>
        stand(
          'helmet',
          [2.95 + (i % 3) * 0.6, back - 0.2, 0.55 + SHELF[i < 3 ? 1 : 2]],
          -90 + 18 * ((i % 3) - 1),
          paint,
        ),
      ),
      stand('desk', [6.3, 2.2, 0], -8),
      stand('tallPlant', [-2.75, 2.85, 0], 20),
      stand('seatBench', [-4.3, 2.85, 0]),
      stand('plant', [-5.7, 2.8, 0], 70),
      stand('plant', [2.55, 2.9, 0], 200),
    ],
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Two bays with scissor lifts in front of a tool wall. */
export function workshop(): Place {
  return {
    room: {
      world: ['#e8edf4', 0.3],
      sky: INDOORS,
      lights: [
        soft([0, -0.4, 3.7], [0, 0.2, 0], [9, 3.6], 3.6, '#f2f6ff'),
        soft([0, -7, 3.2], [0, 0, 0.7], [10, 2.4], 4.4),
        soft([-6.5, -2, 1.8], [0, 0, 0.7], [2, 2.6], 5),
        soft([6.5, -2, 1.8], [0, 0, 0.7], [2, 2.6], 5),
        soft([0, 2, 3.6], [0, 3.4, 1.4], [10, 0.6], 4),
      ],
      solids: [
        box([0, -3, -0.05], [24, 20, 0.1], 'concrete'),
        box([0, 3.6, 2], [20, 0.2, 4], 'plaster'),
        box([0, 3.49, 0.55], [20, 0.02, 1.1], 'wall'),
        box([0, 3.485, 1.115], [20, 0.02, 0.03], 'toolRed'),
        box([0, 0, 4.05], [20, 8, 0.1], 'ceiling'),
        ...[-3.2, -1.07, 1.07, 3.2].map((x) => box([x, 0.6, 3.86], [0.09, 3.6, 0.03], 'coolStrip')),
        ...[-3.2, -1.07, 1.07, 3.2].map((x) => box([x, 0.6, 3.9], [0.16, 3.7, 0.05], 'label')),
        ...[-1.62, 0, 1.62].flatMap((x) => [
          box([x * 1.95, -0.1, 0.001], [0.07, 3.4, 0.004], 'handleYellow'),
        ]),
      ],
    },
    furniture: [
      stand('lift', [-1.6, 0.1, 0]),
      stand('lift', [1.6, 0.1, 0], 180),
      stand('toolWall', [-0.1, 3.45, 1.3]),
      stand('bench', [-0.75, 3.1, 0]),
      stand('cabinet', [0.75, 3.15, 0]),
      stand('cabinet', [1.72, 3.15, 0]),
      stand('tyreRack', [-3.35, 3.1, 0]),
      stand('compressor', [3.35, 2.9, 0]),
      stand('hoseReel', [2.55, 3.48, 2.05]),
      stand('extinguisher', [3.25, 3.48, 1.35]),
      stand('corner', [4.4, 2.95, 0]),
      stand('tyreStack', [-4.75, 2.7, 0]),
    ],
  }
}

/** Light of a warm evening by height, in linear colour. */
const EVENING: Room['sky'] = [
  [-1, 0.02, 0.022, 0.028],
  [-0.02, 0.1, 0.09, 0.09],
  [0.01, 0.86, 0.46, 0.24],
  [0.1, 0.6, 0.4, 0.34],
  [0.28, 0.26, 0.28, 0.4],
  [0.6, 0.1, 0.15, 0.29],
  [1, 0.05, 0.09, 0.2],
]

/**
 * The shop front in the evening: glass under a dark fascia, the showroom behind it, houses left and
 * right, the street.
 */
export function streetFront(): Place {
  return {
    room: {
      world: ['#5f7ba6', 0.62],
      sky: EVENING,
      lights: [
        soft([0, 2.7, 3.05], [0, 2.8, 0], [12, 3.4], 6, '#fff1dc'),
        soft([0, 3.2, 2.9], [0, 4.6, 1.2], [11.5, 1.2], 6, '#ffe6c4'),
        soft([0, -0.4, 3], [0, -1.4, 0], [12, 1.6], 6, '#ffe9cc'),
        soft([-6, -9, 4.5], [0, 0, 1.2], [8, 5], 4.6, '#ffd6b4'),
        soft([7, -10, 5], [0, 0, 1.2], [8, 5], 3.6, '#c9d8ff'),
      ],
      solids: [
        box([0, -9, -0.06], [60, 24, 0.12], 'asphalt'),
        box([0, -0.8, 0.02], [26, 3.42, 0.12], 'paving'),
        box([0, 4.7, 1.6], [12.6, 0.2, 3.2], 'plaster'),
        ...range(-52, 52)
          .map((i) => i * 0.115)
          .filter((x) => Math.abs(x) > 2.1)
          .map((x) => box([x, 4.56, 1.6], [0.05, 0.06, 2.9], 'slat')),
        ...[-6.2, 6.2].map((x) => box([x, 2.8, 1.6], [0.1, 3.8, 3.2], 'plaster')),
        box([0, 2.85, 0.04], [12.4, 3.7, 0.1], 'showFloor'),
        box([0, 2.9, 3.16], [12.6, 3.8, 0.1], 'label'),
        ...[2.2, 3.5].map((y) => box([0, y, 3.1], [10.5, 0.07, 0.02], 'strip')),
      ],
    },
    furniture: [
      stand('shopFront', [0, 0, 0]),
      stand('fascia', [0, 0, 0]),
      stand('pavement', [0, 0, 0]),
      stand('neighbours', [0, 0, 0]),
      stand('trough', [-4.9, 0.35, 0.08]),
      stand('trough', [4.9, 0.35, 0.08]),
      stand('tree', [-6.9, -1.6, 0.08]),
      stand('desk', [0.2, 3.7, 0.09]),
      stand('plant', [-2, 4, 0.09], 40),
      stand('plant', [2.4, 4.1, 0.09], 10),
    ],
  }
}

/** A road above the sea after sunset. */
export function coast(): Place {
  return {
    room: {
      world: ['#5f7ba6', 0.6],
      sky: EVENING,
      lights: [
        soft([6, 9, 3], [0, 0, 0.7], [7, 4], 5.5, '#ffb27a'),
        soft([-5, -6, 5], [0, 0, 0.6], [6, 5], 4.6, '#b9ccf2'),
        soft([3.5, -5.5, 1.2], [0, 0, 0.5], [4, 1.8], 5.6, '#ffd9b8'),
        soft([0, 0.5, 4.6], [0, 0, 0], [5, 3], 2.4, '#c9d6f2'),
      ],
      solids: [
        box([0, -4, -0.06], [180, 13.2, 0.12], 'asphalt'),
        box([0, 500, -2.9], [4000, 1000, 0.1], 'sea'),
      ],
    },
    furniture: [stand('coastRoad', [0, 0, 0])],
  }
}

/** The front of the house at nightfall. `withCharger` adds a wall charger beside the machine. */
export function home(withCharger = false): Place {
  return {
    room: {
      world: ['#30405f', 0.4],
      sky: [
        [-1, 0.02, 0.02, 0.025],
        [0, 0.12, 0.14, 0.2],
        [0.2, 0.2, 0.25, 0.36],
        [1, 0.05, 0.08, 0.16],
      ],
      lights: [
        soft([2.4, -0.4, 3.2], [1, 0.4, 0.3], [4.5, 1.4], 7.5, '#ffdcae'),
        soft([3.5, -5.5, 2.2], [0.8, 0, 0.6], [4, 2.6], 6, '#ffe6cc'),
        soft([-3.2, -4, 2.8], [0.6, 0, 0.6], [3, 2.6], 4, '#b6c9f0'),
        soft([4.6, 1, 1.4], [1, 0, 0.6], [1.4, 2.2], 4.5, '#ffd2a0'),
        soft([1.3, 1.9, 2.9], [1.3, 2.4, 1.2], [3.6, 0.4], 3.2, '#ffcf96'),
      ],
      solids: [box([0, -3, -0.05], [40, 22, 0.1], 'paving')],
    },
    furniture: [
      stand('houseFront', [0, 0, 0]),
      stand('tiles', [0, 0, 0]),
      stand('plant', [1.62, 1.95, 0], 30),
      stand('plant', [3.95, 1.9, 0], 120),
      ...(withCharger ? [stand('charger', [-0.62, 2.3, 1.1], -90)] : []),
    ],
  }
}

/** A garage at the track, lit by upright tubes. */
export function pit(): Place {
  return {
    room: {
      world: ['#dfe7f2', 0.2],
      sky: INDOORS,
      lights: [
        soft([1, 0.4, 3.4], [0.8, 0.2, 0], [5, 2.4], 4),
        soft([1, -6, 3], [0.8, 0, 0.5], [6, 1.8], 3.2),
        soft([5.2, -0.6, 1.4], [0.8, 0, 0.6], [1.6, 2.6], 5.5),
        soft([-3.4, -1.4, 1.5], [0.8, 0, 0.6], [1.4, 2.6], 4),
        soft([1.6, 2.4, 1.6], [0.8, 0, 0.6], [4, 1.6], 3.4, '#e6f0ff'),
      ],
      solids: [box([0, -3, -0.05], [40, 22, 0.1], 'concrete')],
    },
    furniture: [
      stand('garage', [0, 0, 0]),
      stand('tyreStack', [3.35, 2.45, 0]),
      stand('cabinet', [2.45, 2.6, 0]),
    ],
  }
}

/** The studio with another colour of light on its wall. */
export const studioWith = (glow: string): Room => studioRoom({ ...MOODS.midnight, glow })
