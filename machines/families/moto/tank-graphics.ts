import { liftAtDetail } from '../../kernel/detail.ts'
import { type LoftOptions, loftStrip, type Station } from '../../kernel/loft.ts'
import type { Model } from '../../kernel/model.ts'
import { clamp, lerp } from '../../kernel/vector.ts'

export type Graphic =
  | 'none'
  | 'spine'
  | 'flash'
  | 'twin'
  | 'wedge'
  | 'slashes'
  | 'knee'
  | 'swoosh'
  | 'lines'
type Line = (t: number) => number
/**
 * A strip on one side: `from` and `to` along the tank, `low` and `high` around it (0 is the widest
 * line, .25 the top, -.25 the bottom).
 */
type Band = { material: string; from: number; to: number; low: Line; high: Line; lift?: number }

const line =
  (a: number, b: number): Line =>
  (t) =>
    lerp(a, b, t)
const round = (t: number) => Math.sin(Math.PI * clamp(t, 0.02, 0.98)) ** 0.45

const BANDS: Record<Graphic, Band[]> = {
  none: [],
  // This strip runs over the top and is drawn in `graphics`, so it needs no bands.
  spine: [],
  flash: [
    {
      material: 'paint2',
      from: 0.16,
      to: 0.9,
      low: line(0, 0.05),
      high: (t) => 0.05 * t + 0.05 * Math.sin(Math.PI * clamp(t, 0.002, 0.998) ** 0.8) ** 0.8,
    },
    { material: 'white', from: 0.16, to: 0.9, low: line(-0.012, 0.04), high: line(-0.004, 0.046) },
  ],
  twin: [
    { material: 'paint2', from: 0.06, to: 0.97, low: line(0.012, 0.05), high: line(0.056, 0.086) },
    {
      material: 'paint2',
      from: 0.06,
      to: 0.97,
      low: line(-0.022, 0.026),
      high: line(-0.004, 0.038),
    },
    { material: 'white', from: 0.06, to: 0.97, low: line(0.066, 0.094), high: line(0.072, 0.098) },
  ],
  // A broad crescent that rises behind the knee, with a bright edge.
  swoosh: [
    {
      material: 'paint2',
      from: 0.1,
      to: 0.96,
      low: (t) => lerp(-0.075, -0.005, t ** 1.5),
      high: (t) => lerp(-0.06, 0.115, t ** 2) + 0.03 * round(t),
    },
    {
      material: 'chrome',
      from: 0.1,
      to: 0.96,
      low: (t) => lerp(-0.06, 0.115, t ** 2) + 0.03 * round(t),
      high: (t) => lerp(-0.055, 0.124, t ** 2) + 0.031 * round(t),
    },
  ],
  // Two coach lines and an oval plate.
  lines: [
    { material: 'paint2', from: 0.07, to: 0.95, low: line(0.1, 0.118), high: line(0.106, 0.123) },
    { material: 'paint2', from: 0.09, to: 0.93, low: line(0.088, 0.108), high: line(0.091, 0.111) },
    {
      material: 'chrome',
      from: 0.3,
      to: 0.6,
      low: (t) => 0.03 - 0.036 * round(t),
      high: (t) => 0.03 + 0.036 * round(t),
    },
    {
      material: 'paint2',
      from: 0.312,
      to: 0.588,
      low: (t) => 0.03 - 0.028 * round(t),
      high: (t) => 0.03 + 0.028 * round(t),
    },
  ],
  wedge: [
    {
      material: 'paint2',
      from: 0.2,
      to: 0.95,
      low: line(0.006, -0.1),
      high: (t) => lerp(0.012, 0.075, t ** 1.2),
    },
    { material: 'tank2', from: 0.34, to: 0.95, low: line(-0.01, -0.1), high: line(-0.008, 0.02) },
    { material: 'white', from: 0.16, to: 0.95, low: line(0.02, 0.09), high: line(0.026, 0.1) },
  ],
  slashes: [0, 1, 2].map(
    (i): Band => ({
      material: i === 1 ? 'tank2' : 'paint2',
      from: 0.28 + 0.12 * i,
      to: 0.52 + 0.12 * i,
      low: line(-0.1 + 0.02 * i, 0.05),
      high: line(-0.04 + 0.02 * i, i === 1 ? 0.068 : 0.1),
    }),
  ),
  knee: [
    {
      material: 'tank2',
      from: 0.12,
      to: 0.84,
      low: (t) => -0.035 - 0.055 * round(t),
      high: (t) => -0.035 + 0.05 * round(t),
    },
    {
      material: 'paint2',
      from: 0.1,
      to: 0.86,
      low: (t) => -0.035 + 0.056 * round(t),
      high: (t) => -0.035 + 0.068 * round(t),
    },
  ],
}

/** Paint graphics on both sides of the tank. */
export function graphics(
  model: Model,
  stations: readonly Station[],
  options: LoftOptions,
  graphic: Graphic,
): void {
  if (graphic === 'spine') {
    const spine = (side: number) => (t: number) =>
      0.25 + side * lerp(0.03, 0.052, Math.sin(Math.PI * t))
    const whole = { u0: 0.03, u1: 0.985, lift: 0.0012, n: 70, m: 16 }
    model.add('tank2', loftStrip(stations, options, { ...whole, v0: spine(-1), v1: spine(1) }))
  }
  for (const [i, { material, from, to, low, high }] of BANDS[graphic].entries()) {
    const strip = { u0: from, u1: to, lift: 0.0008 + i * liftAtDetail(0.0002), n: 60, m: 10 }
    model.add(material, loftStrip(stations, options, { ...strip, v0: low, v1: high }))
    model.add(
      material,
      loftStrip(stations, options, {
        ...strip,
        v0: (t) => 0.5 - low(t),
        v1: (t) => 0.5 - high(t),
      }),
    )
  }
}
