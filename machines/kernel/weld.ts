/**
 * Cells of about 30 µm: points in the same cell are welded. The number is a power of two, so that
 * no decimal coordinate lies on a cell border, where the last bit of a sine would decide.
 */
export const CELLS_PER_METRE = 2 ** 15

export type Welded = { ids: Int32Array; count: number }

/**
 * Returns one id for each point, numbered from 0 by first appearance. `points` are flat, in metres.
 */
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

/** Hashes a cell. Neighbouring cells must not get neighbouring slots, so it mixes twice. */
function mixed(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return h ^ (h >>> 13)
}
