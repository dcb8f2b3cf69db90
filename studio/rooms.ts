// The dealership's rooms, built of boxes: showroom, workshop and street front.
import type { Light, Room, Solid } from './looks.ts'
import { MOODS, studioRoom } from './studio-room.ts'

type Triple = readonly [number, number, number]
const box = (at: Triple, size: Triple, material: string): Solid => ({ at, size, material })
const soft = (
  at: Triple,
  to: Triple,
  size: readonly [number, number],
  power: number,
  colour?: string,
): Light => ({ at, to, size, power, edge: 0.3, colour })
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

/** A round stage is two boxes' worth of corners too many; a low square one with a line of light does. */
export function plinth(x: number, y: number, size = 2.3): Solid[] {
  return [
    box([x, y, 0.045], [size, size * 0.62, 0.09], 'plinth'),
    box([x, y, 0.1], [size + 0.02, size * 0.62 + 0.02, 0.012], 'coolStrip'),
    box([x, y, 0.116], [size, size * 0.62, 0.02], 'plinth'),
  ]
}
export const PLINTH_HEIGHT = 0.126

/** The showroom: polished floor, slatted walls beside a pale panel for the sign, lines of light overhead. */
export function showroom(accent = 'ember', extra: readonly Solid[] = []): Room {
  const back = 3.4
  return {
    world: ['#dfe7f2', 0.2],
    lights: [
      soft([0, -0.6, 3.45], [0, -0.3, 0], [8, 2.6], 2.4),
      soft([0, -7, 3.2], [0, 0, 0.5], [9, 1.6], 5),
      soft([-6.5, -2, 1.8], [0, 0, 0.6], [1.2, 2.8], 8),
      soft([6.5, -2, 1.8], [0, 0, 0.6], [1.2, 2.8], 8),
    ],
    solids: [
      box([0, -3, -0.05], [28, 22, 0.1], 'showFloor'),
      box([0, back + 0.2, 1.8], [24, 0.2, 3.6], 'wall'),
      box([0, back - 4, 3.66], [24, 8, 0.1], 'wall'),
      ...range(-60, 60)
        .map((i) => i * 0.115)
        .filter((x) => Math.abs(x) > 2.15)
        .map((x) => box([x, back + 0.06, 1.62], [0.055, 0.07, 3], 'slat')),
      box([0, back + 0.02, 1.72], [4, 0.1, 2.3], 'panelWall'),
      ...[-2.06, 2.06].map((x) => box([x, back + 0.02, 1.72], [0.03, 0.11, 2.42], 'strip')),
      box([0, back + 0.02, 2.92], [4.15, 0.11, 0.03], 'strip'),
      box([0, back - 0.04, 0.05], [14, 0.03, 0.03], accent),
      ...[-2.4, -0.9, 0.6, 2].map((y) => box([0, y, 3.55], [9.5, 0.1, 0.03], 'coolStrip')),
      ...[-6.2, 6.2].map((x) => box([x, 0, 3.55], [0.08, 7, 0.03], 'coolStrip')),
      ...extra,
    ],
  }
}

/** Two bays with lifts, tool cabinets and a pegboard. */
export function workshop(): Room {
  const lift = (x: number): Solid[] => [
    box([x, 0.1, 0.3], [2.3, 0.62, 0.06], 'wall'),
    box([x, -0.215, 0.3], [2.3, 0.012, 0.05], 'ember'),
    box([x - 0.5, 0.1, 0.14], [0.14, 0.4, 0.26], 'toolRed'),
    box([x + 0.5, 0.1, 0.14], [0.14, 0.4, 0.26], 'toolRed'),
    box([x, 0.1, 0.03], [1.7, 0.7, 0.05], 'wall'),
  ]
  const cabinet = (x: number): Solid[] => [
    box([x, 2.9, 0.5], [1.3, 0.55, 0.9], 'toolRed'),
    box([x, 2.9, 0.98], [1.36, 0.6, 0.05], 'alu'),
    ...range(0, 3).map((i) => box([x, 2.615, 0.2 + i * 0.2], [1.15, 0.02, 0.012], 'chrome')),
    ...range(0, 3).map((i) => box([x, 2.62, 0.1 + i * 0.2], [1.22, 0.012, 0.008], 'gap')),
  ]
  const tools = range(0, 17).map((i) =>
    box(
      [-2.5 + i * 0.3, 3.3, 1.62 + 0.1 * ((i * 7) % 3)],
      [0.035 + 0.02 * (i % 2), 0.02, 0.3 - 0.06 * (i % 4)],
      i % 5 === 2 ? 'toolRed' : 'metal',
    ),
  )
  return {
    world: ['#e8edf4', 0.3],
    lights: [
      soft([0, -0.5, 3.5], [0, 0, 0], [7, 2.4], 3.2),
      soft([0, -6, 3], [0, 0, 0.5], [8, 1.4], 5),
      soft([-5.5, -2, 1.8], [0, 0, 0.6], [1, 2.4], 6),
      soft([5.5, -2, 1.8], [0, 0, 0.6], [1, 2.4], 6),
    ],
    solids: [
      box([0, -3, -0.05], [24, 20, 0.1], 'concrete'),
      box([0, 3.5, 2], [20, 0.2, 4], 'render'),
      box([0, 3.39, 0.55], [20, 0.02, 1.1], 'wall'),
      box([0, 3.36, 1.85], [6.2, 0.03, 1.1], 'panelWall'),
      ...range(-2, 2).map((i) => box([i * 1.9, 0.4, 3.35], [0.1, 3.4, 0.04], 'coolStrip')),
      box([0, 3.35, 1.12], [20, 0.04, 0.03], 'ember'),
      ...lift(-1.55),
      ...lift(1.55),
      ...cabinet(-0.7),
      ...cabinet(0.7),
      ...tools,
    ],
  }
}

/** The front at dusk: a warm, lit glass front under a dark fascia, light spilling on the paving, the last of the day behind. */
export function streetFront(): Room {
  return {
    world: ['#5f7ba6', 0.62],
    lights: [
      soft([0, 2.2, 3.3], [0, 2.4, 0], [11.5, 1.6], 15, '#fff1dc'),
      soft([0, 1.4, 3.2], [0, 4.2, 1.4], [11.5, 0.8], 8, '#ffe6c4'),
      soft([0, 0.4, 3.3], [0, -1.4, 0], [11, 0.5], 17, '#ffe9cc'),
      soft([-5.5, -8, 3.4], [0, -0.5, 0.5], [4, 2.6], 5, '#cfdcff'),
      soft([6, -7, 3], [0, -0.5, 0.5], [3, 2.4], 4.5, '#ffd2a6'),
    ],
    solids: [
      box([0, -6, -0.05], [40, 18, 0.1], 'asphalt'),
      box([0, -1, 0.02], [18, 4.2, 0.08], 'paving'),
      box([0, 30, 4], [120, 0.2, 8], 'duskLow'),
      box([0, 30.5, 13], [120, 0.2, 12], 'duskHigh'),
      box([0, 4.2, 1.8], [13, 0.2, 3.6], 'render'),
      box([0, 4.06, 1.5], [12.6, 0.05, 2.8], 'slat'),
      box([0, 4, 1.72], [4, 0.06, 1.7], 'panelWall'),
      box([0, 2.6, 0.03], [12.8, 3.2, 0.1], 'showFloor'),
      box([0, 2.6, 3.55], [13, 3.4, 0.12], 'render'),
      box([0, 0.92, 3.95], [13.4, 0.5, 1], 'wall'),
      box([0, 0.66, 3.46], [13.4, 0.05, 0.03], 'strip'),
      ...[-6.55, 6.55].map((x) => box([x, 2.5, 2], [0.35, 3.6, 4.4], 'wall')),
      ...[-6.3, -3.9, -1.3, 1.3, 3.9, 6.3].map((x) =>
        box([x, 1, 1.75], [0.06, 0.08, 3.4], 'black'),
      ),
      box([0, 1, 0.1], [13, 0.1, 0.06], 'black'),
      box([0, 1, 2.62], [13, 0.08, 0.05], 'black'),
      ...[1.9, 3].map((y) => box([0, y, 3.46], [11.5, 0.1, 0.03], 'strip')),
      ...[-5.6, 5.6].flatMap((x) => [
        box([x, -0.1, 0.32], [0.7, 0.7, 0.55], 'concrete'),
        box([x, -0.1, 0.75], [0.56, 0.56, 0.4], 'hedge'),
      ]),
    ],
  }
}

/** The studio with another colour of light on its wall. */
export const studioWith = (glow: string): Room => studioRoom({ ...MOODS.midnight, glow })
