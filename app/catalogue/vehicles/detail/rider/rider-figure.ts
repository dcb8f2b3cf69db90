import { insideLegOf, type SeatHeight } from '#app/catalogue/vehicles/rider-seat-height.ts'

/** Millimetres forwards, and up from the ground. */
export type RiderPoint = readonly [forward: number, up: number]

/** Points where a rider sits on a vehicle and holds it. */
export type RiderPlace = { seat: RiderPoint; grip: RiderPoint }

/** A line of a figure with round ends; `d` is the path and `width` is in millimetres. */
export type FigureStroke = { d: string; width: number }

/** Parts of the body as shares of the height. */
const body = {
  hip: 0.53,
  ankle: 0.039,
  thigh: 0.245,
  shank: 0.246,
  foot: 0.12,
  sole: 0.02,
  torso: 0.288,
  neck: 0.114,
  upperArm: 0.186,
  forearm: 0.2,
}
const widths = { leg: 0.07, foot: 0.04, torso: 0.11, arm: 0.045, head: 0.136 }
/** Beyond this stretch of the foot, in millimetres, the toes hang in the air. */
const tiptoeMm = 110

/** Returns the mean of a range. */
export const middleOf = ({ value, upTo = value }: SeatHeight): number => (value + upTo) / 2

/** Returns a person who stands on the ground and looks forwards. */
export function standingFigure(riderCm: number, forward: number): FigureStroke[] {
  const size = riderCm * 10
  const at = (x: number, up: number): RiderPoint => [forward + x * size, up * size]
  const hip = at(0, body.hip)
  const shoulder = at(0, body.hip + body.torso)
  const ankle = at(0, body.ankle)
  return figureOf(size, {
    leg: [hip, ankle],
    foot: [ankle, at(0.11, body.sole)],
    torso: [hip, shoulder],
    arm: [shoulder, at(0.02, 0.63), at(0.065, 0.45)],
    head: at(0.005, 1 - widths.head / 2),
  })
}

/**
 * Returns a person on the seat with the hands on the grips. The feet reach as far as the rule says
 * for usual legs.
 */
export function seatedFigure(riderCm: number, { seat, grip }: RiderPlace): FigureStroke[] {
  const size = riderCm * 10
  const leg = insideLegOf(riderCm)
  const hip: RiderPoint = [seat[0], seat[1] + size * body.hip - leg]
  const missing = Math.max(0, Math.min(tiptoeMm, seat[1] - leg))
  const straight = hip[1] - size * (body.thigh + body.shank)
  const ankle: RiderPoint = [hip[0] + 0.02 * size, Math.max(straight, size * body.ankle + missing)]
  const knee = jointBetween(hip, ankle, [size * body.thigh, size * body.shank])
  const drop = size * (body.ankle - body.sole) + missing
  const ball: RiderPoint = [
    ankle[0] + Math.sqrt((size * body.foot) ** 2 - drop ** 2),
    ankle[1] - drop,
  ]
  const { lean, shoulder } = leanTo(grip, hip, size)
  const elbow = jointBetween(grip, shoulder, [size * body.forearm, size * body.upperArm])
  return figureOf(size, {
    leg: [hip, knee, ankle],
    foot: [ankle, ball],
    torso: [hip, shoulder],
    arm: [shoulder, elbow, grip],
    head: along(shoulder, lean / 2, size * body.neck),
  })
}

/** Leans forwards as little as the arms allow. The lean is in radians. */
function leanTo(grip: RiderPoint, hip: RiderPoint, size: number) {
  const reach = 0.97 * size * (body.upperArm + body.forearm)
  let lean = 0.05
  let shoulder = along(hip, lean, size * body.torso)
  while (lean < 1 && distance(shoulder, grip) > reach) {
    lean += 0.02
    shoulder = along(hip, lean, size * body.torso)
  }
  return { lean, shoulder }
}

const along = ([x, up]: RiderPoint, lean: number, length: number): RiderPoint => [
  x + Math.sin(lean) * length,
  up + Math.cos(lean) * length,
]

const distance = (one: RiderPoint, other: RiderPoint): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

/** Returns knee or elbow: seen from the first point, it lies to the left of the way to the second. */
function jointBetween(
  from: RiderPoint,
  to: RiderPoint,
  [first, second]: readonly [number, number],
): RiderPoint {
  const away = Math.min(distance(from, to), first + second)
  const share = (first ** 2 - second ** 2 + away ** 2) / (2 * away)
  const aside = Math.sqrt(Math.max(0, first ** 2 - share ** 2))
  const [x, up] = [(to[0] - from[0]) / away, (to[1] - from[1]) / away]
  return [from[0] + x * share - up * aside, from[1] + up * share + x * aside]
}

type Limbs = Record<'leg' | 'foot' | 'torso' | 'arm', RiderPoint[]> & { head: RiderPoint }

function figureOf(size: number, { leg, foot, torso, arm, head }: Limbs): FigureStroke[] {
  const stroke = (part: keyof typeof widths, points: readonly RiderPoint[]): FigureStroke => ({
    d: `M${points.map(([x, up]) => `${Math.round(x)} ${-Math.round(up)}`).join('L')}`,
    width: Math.round(widths[part] * size),
  })
  return [
    stroke('leg', leg),
    stroke('foot', foot),
    stroke('torso', torso),
    stroke('arm', arm),
    // A line without length is drawn as a disc.
    stroke('head', [head, head]),
  ]
}
