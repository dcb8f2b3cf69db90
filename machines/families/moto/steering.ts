import type { Part } from '../../kernel/model.ts'
import type { Chassis } from './spec.ts'
import { steer } from './stance.ts'

/** Builds a section, and turns its parts ahead of `from` with the handlebar. */
export function steering(c: Chassis, degrees: number) {
  return (section: (c: Chassis) => void, from: number, flex = false): void => {
    const before = c.model.parts.length
    section(c)
    steer(
      c,
      c.model.parts.slice(before).filter((part) => middle(part) > from),
      degrees,
      flex,
    )
  }
}

/** Returns the centre of a part along x. */
function middle({ mesh }: Part): number {
  let [back, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < mesh.points.length; i += 3) {
    back = Math.min(back, mesh.points[i])
    front = Math.max(front, mesh.points[i])
  }
  return (back + front) / 2
}
