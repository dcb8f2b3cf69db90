/** Number of bins along an axis in the search for the best split. */
const BINS = 12

/** Writes the bounding box of a range of triangles: its lowest and its highest corner. */
export function boxAround(
  out: Float32Array,
  at: number,
  bounds: Float32Array,
  order: Uint32Array,
  from: number,
  to: number,
): void {
  out.fill(Number.POSITIVE_INFINITY, at, at + 3)
  out.fill(Number.NEGATIVE_INFINITY, at + 3, at + 6)
  for (let i = from; i < to; i++)
    for (let k = 0; k < 3; k++) {
      out[at + k] = Math.min(out[at + k], bounds[6 * order[i] + k])
      out[at + 3 + k] = Math.max(out[at + 3 + k], bounds[6 * order[i] + 3 + k])
    }
}

/**
 * Partitions a range of triangles at the lowest cost of boxes. Returns `from` if no split is
 * better.
 */
export function split(
  order: Uint32Array,
  from: number,
  to: number,
  bounds: Float32Array,
  middles: Float32Array,
): number {
  const span = new Float32Array(6)
  const points = new Float32Array(6)
  let best = { cost: Number.POSITIVE_INFINITY, axis: 0, border: 0 }
  for (let axis = 0; axis < 3; axis++) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let i = from; i < to; i++) {
      least = Math.min(least, middles[3 * order[i] + axis])
      most = Math.max(most, middles[3 * order[i] + axis])
    }
    if (most <= least) continue
    const bins = Array.from({ length: BINS }, () => ({ count: 0, box: emptyBox() }))
    const scale = BINS / (most - least)
    for (let i = from; i < to; i++) {
      const bin =
        bins[Math.min(BINS - 1, Math.floor((middles[3 * order[i] + axis] - least) * scale))]
      bin.count++
      widen(bin.box, bounds, 6 * order[i])
    }
    for (let border = 1; border < BINS; border++) {
      const cost = costOf(bins.slice(0, border), span) + costOf(bins.slice(border), points)
      if (cost < best.cost) best = { cost, axis, border: least + border / scale }
    }
  }
  let middle = from
  for (let i = from; i < to; i++)
    if (middles[3 * order[i] + best.axis] < best.border) {
      const held = order[i]
      order[i] = order[middle]
      order[middle++] = held
    }
  return middle === to ? from : middle
}

const emptyBox = () => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]

function widen(box: number[] | Float32Array, by: ArrayLike<number>, at: number): void {
  for (let k = 0; k < 3; k++) {
    box[k] = Math.min(box[k], by[at + k])
    box[3 + k] = Math.max(box[3 + k], by[at + 3 + k])
  }
}

function costOf(bins: readonly { count: number; box: number[] }[], box: Float32Array): number {
  box.set(emptyBox())
  let count = 0
  for (const bin of bins) {
    count += bin.count
    widen(box, bin.box, 0)
  }
  if (count === 0) return Number.POSITIVE_INFINITY
  const [x, y, z] = [box[3] - box[0], box[4] - box[1], box[5] - box[2]]
  return count * (x * y + y * z + z * x)
}
