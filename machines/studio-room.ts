// The photo studio: a cyclorama with light around the machine. Each family has its own mood.
import type { Light, Room, Solid } from './looks.ts'

export type Mood = {
  /** Colours of the floor under the machine, and of the dark distance that it fades into. */
  floor: string
  dark: string
  /** Light on the wall behind the machine: colour, strength, height over the floor in metres. */
  glow: string
  strength: number
  height: number
}

/** Naked and sport bikes: blue hour. */
const MIDNIGHT: Mood = {
  floor: '#54575d',
  dark: '#0c0e12',
  glow: '#8f9cb4',
  strength: 0.3,
  height: 1.15,
}
/** Scooters: warm evening light. */
const DUSK: Mood = {
  floor: '#5d5854',
  dark: '#120f0d',
  glow: '#b79c88',
  strength: 0.3,
  height: 1,
}
/** Electric models: dawn. */
const DAYBREAK: Mood = {
  floor: '#535a58',
  dark: '#0c1110',
  glow: '#93b0a8',
  strength: 0.3,
  height: 1.3,
}

export const MOODS = { midnight: MIDNIGHT, dusk: DUSK, daybreak: DAYBREAK }
export type MoodName = keyof typeof MOODS

/** Reflections of metal between the lamps, by height over the horizon. */
export const SKY = [
  [-1, 0.02],
  [-0.08, 0.05],
  [0.02, 0.42],
  [0.18, 0.3],
  [0.45, 0.1],
  [1, 0.04],
] as const

/**
 * Large, weak, feathered lamps give chrome grey tones instead of plain white. One strip above has
 * sharp edges for the highlight line on paint. Low lamps behind separate tyres and engine from the
 * ground; the low one in front brightens them.
 */
export const LAMPS: readonly Light[] = [
  { at: [0, 0.3, 3.2], to: [0, 0.1, 0], size: [5.2, 2.2], power: 5.5, edge: 0.25 },
  { at: [-0.4, -1.1, 3.4], to: [0, 0, 0.4], size: [4.6, 0.4], power: 7, edge: 0.25 },
  { at: [-3.6, -1.6, 1.6], to: [0, 0, 0.6], size: [1.6, 3.2], power: 4.5, edge: 0.55 },
  { at: [3.9, -1.2, 1.5], to: [0, 0, 0.6], size: [1, 3.2], power: 5, edge: 0.2 },
  { at: [0, -4.8, 2.6], to: [0, 0, 0.5], size: [5.4, 1.3], power: 3.6, edge: 0.6 },
  { at: [0, -4.4, 0.6], to: [0, 0, 0.35], size: [5.2, 1], power: 4.2, edge: 0.7 },
  { at: [-2.9, 2.6, 1.5], to: [0, 0, 0.6], size: [1.2, 2.8], power: 6.5, edge: 0.18 },
  { at: [2.9, 2.6, 1.6], to: [0, 0, 0.6], size: [1.2, 2.8], power: 6.5, edge: 0.18 },
  { at: [-1.9, 1.5, 0.42], to: [-0.3, 0, 0.3], size: [1.5, 0.4], power: 5.5, edge: 0.7 },
  { at: [1.9, 1.5, 0.42], to: [0.3, 0, 0.3], size: [1.5, 0.4], power: 5.5, edge: 0.7 },
]

const WALL = 4.2
const BEND = 3.2

/** Side view of the backdrop: floor, quarter circle, wall. */
function sweep(): number[][] {
  const bend = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * (Math.PI / 2)
    return [WALL + BEND * Math.sin(a), BEND - BEND * Math.cos(a)]
  })
  return [[-16, 0], ...bend, [WALL + BEND, 14]]
}

/** Returns the studio room in a mood. */
export function studioRoom(mood: Mood): Room {
  const { floor, dark, glow, strength, height } = mood
  const backdrop: Solid = { profile: sweep(), width: 44, material: 'studioFloor', staged: true }
  return {
    world: ['#ffffff', 1],
    sky: SKY,
    turnsWithCamera: true,
    lights: LAMPS,
    solids: [backdrop],
    parts: {
      studioFloor: {
        base: floor,
        fade: [dark, 0.3, 2.35],
        glow: [
          { at: [0, WALL + 1.5, height], size: [2.5, 4, 1.1], colour: glow, strength },
          { at: [0, WALL + 2, height], size: [7, 6, 2.6], colour: glow, strength: strength * 0.14 },
        ],
      },
    },
  }
}

/** No room: only the machine and its shadow. */
export const CUTOUT: Room = {
  ...studioRoom(MIDNIGHT),
  solids: [
    {
      profile: [
        [-2.5, 0],
        [2.5, 0],
      ],
      width: 5,
      material: 'catcher',
      shadowOnly: true,
    },
  ],
}
