import { readFileSync } from 'node:fs'
import type { SeatHeight } from '#app/catalogue/vehicles/rider-seat-height.ts'
import { middleOf, type RiderPlace, type RiderPoint } from './rider-figure.ts'

/** Side view of a vehicle, in millimetres. `d` is a path, '' if the vehicle has no geometry. */
export type RiderDrawing = RiderPlace & { d: string; rear: number; front: number }

/** The rings of `outline` are lists of points: forwards, up from the ground. */
type Outline = RiderPlace & { outline: string }

let outlines: ReadonlyMap<string, Outline> | undefined

/** Up to this height an outline stays as it is: the wheels. */
const wheelsMm = 550

/**
 * Returns the drawing of a vehicle under its rider. Seats of the 3D geometry differ from the stated
 * height by up to 80 mm, so the outline above the wheels is stretched or compressed to it.
 */
export function riderDrawingFor(slug: string, height: SeatHeight): RiderDrawing {
  outlines ??= new Map(Object.entries(JSON.parse(readFileSync('machines/outlines.json', 'utf8'))))
  const seatMm = middleOf(height)
  const known = outlines.get(slug)
  if (!known)
    return { seat: [-150, seatMm], grip: [220, seatMm + 220], d: '', rear: -500, front: 500 }
  const scale = (seatMm - wheelsMm) / (known.seat[1] - wheelsMm)
  const fitted = ([x, up]: RiderPoint): RiderPoint => [
    x,
    up <= wheelsMm ? up : Math.round(wheelsMm + (up - wheelsMm) * scale),
  ]
  const rings = known.outline.split('|').map((ring) => pointsOf(ring).map(fitted))
  const along = rings.flat().map(([x]) => x)
  return {
    seat: fitted(known.seat),
    grip: fitted(known.grip),
    d: rings.map((ring) => `M${ring.map(([x, up]) => `${x} ${-up}`).join('L')}Z`).join(''),
    rear: Math.min(...along),
    front: Math.max(...along),
  }
}

function pointsOf(ring: string): RiderPoint[] {
  const numbers = ring.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
}
