import turntableDistances from '../turntable-distances.json' with { type: 'json' }
import type { Extent, Group, OutlinePoint } from './messages.ts'

const distances: Record<string, number> = turntableDistances

/** Returns the size of these groups of that machine. */
export function extentOf(machine: string, groups: readonly Group[]): Extent {
  const turntableDistance = distances[machine]
  if (turntableDistance === undefined) throw new Error(`No turntable of ${machine}.`)
  const top = topOf(groups)
  const [along, across] = [new NumberRange(), new NumberRange()]
  const outline = new Outline()
  for (const { positions } of groups)
    for (let i = 0; i < positions.length; i += 3) {
      const [forward, left, up] = [positions[i], positions[i + 1], positions[i + 2]]
      outline.take(forward, left, up)
      if (forward < 0 || up < 0.75 * top) continue
      along.take(forward)
      across.take(left)
    }
  const bar = { forward: along.middle, left: across.middle, up: 0.78 * top }
  return { turntableDistance, bar, outline: outline.points }
}

function topOf(groups: readonly Group[]): number {
  let top = 0
  for (const { positions } of groups)
    for (let i = 2; i < positions.length; i += 3) top = Math.max(top, positions[i])
  return top
}

/** Length and height of the boxes that enclose a machine, in metres. */
const boxSize = { forward: 0.1, up: 0.2 }

/** Encloses points by the corners of small boxes as wide as the machine is there. */
class Outline {
  readonly #boxes = new Map<number, { forward: NumberRange; left: NumberRange; up: NumberRange }>()

  get points(): OutlinePoint[] {
    return [...this.#boxes.values()].flatMap(({ forward, left, up }) =>
      forward.ends.flatMap((x) => left.ends.flatMap((y) => up.ends.map((z) => [x, y, z] as const))),
    )
  }

  take(forward: number, left: number, up: number): void {
    const box = 1000 * Math.round(forward / boxSize.forward) + Math.floor(up / boxSize.up)
    let ranges = this.#boxes.get(box)
    if (!ranges) {
      ranges = { forward: new NumberRange(), left: new NumberRange(), up: new NumberRange() }
      this.#boxes.set(box, ranges)
    }
    ranges.forward.take(forward)
    ranges.left.take(left)
    ranges.up.take(up)
  }
}

/** Range from the least to the greatest value that it was given. */
class NumberRange {
  #least = Infinity
  #most = -Infinity

  get middle(): number {
    return (this.#least + this.#most) / 2
  }

  get ends(): [number, number] {
    return [this.#least, this.#most]
  }

  take(value: number): void {
    this.#least = Math.min(this.#least, value)
    this.#most = Math.max(this.#most, value)
  }
}
