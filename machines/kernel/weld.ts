/**
 * Cells of about 30 µm: points in the same cell are one. A power of two, so that no figure of a
 * drawing (they are decimal) lies on the border of two cells, where the last bit of a sine decides.
 */
export const CELLS_PER_METRE = 2 ** 15

export type Welded = { ids: Int32Array; count: number }

/** One id for each point, counted from 0 in order of first appearance; `points` are flat, in metres. */
export function weld(points: Float64Array): Welded {
  const size = points.length / 3
  const ids = new Int32Array(size)
  const cells = new Int32Array(points.length)
  for (let i = 0; i < cells.length; i++) cells[i] = Math.round(points[i] * CELLS_PER_METRE)
  const mask = 2 ** Math.ceil(Math.log2(2 * size + 2)) - 1
  const slots = new Int32Array(mask + 1).fill(-1)
  let count = 0
  for (let i = 0; i < size; i++) {
    const [x, y, z] = [cells[3 * i], cells[3 * i + 1], cells[3 * i + 2]]
    let slot = mixed(x, y, z) & mask
    let known = slots[slot]
    while (
      known >= 0 &&
      (cells[3 * known] !== x || cells[3 * known + 1] !== y || cells[3 * known + 2] !== z)
    ) {
      slot = (slot + 1) & mask
      known = slots[slot]
    }
    if (known < 0) slots[slot] = i
    ids[i] = known < 0 ? count++ : ids[known]
  }
  return { ids, count }
}

/** Neighbouring cells must not fall into neighbouring slots, hence the two rounds of mixing. */
function mixed(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return h ^ (h >>> 13)
}
