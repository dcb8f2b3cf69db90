import { type BitCoder, WHOLE } from './bit-coder.ts'

/** Codes one symbol. Both sides pass the same contexts: numbers derived from the symbols so far. */
export type SymbolCoder = (symbol: number, contexts: Int32Array) => number

const SLOTS = 2 ** 17
/** Extra precision of stored chances over used ones. */
const FINE = 16
/** An old chance adapts by a twentieth, a new one by more. */
const OLDEST = 20
const LEARNING = 6
const GIVING_WAY = Float64Array.from({ length: OLDEST + 1 }, (_, times) => 1 / (times + 1.6))

/**
 * Codes symbols of a few bits. For each bit, every context estimates the chance of a 1 from its
 * history. The estimates are mixed by their past accuracy. It uses integers only, so that all
 * engines get the same result.
 */
export function symbolCoder(coder: BitCoder, bits: number, contextCount: number): SymbolCoder {
  const chances = new Uint16Array(SLOTS).fill((WHOLE * FINE) / 2)
  const seen = new Uint8Array(SLOTS)
  const slots = new Int32Array(contextCount)
  const says = new Int32Array(contextCount)
  const trust = new Int32Array(contextCount).fill(22_000)

  const expected = (node: number, contexts: Int32Array): number => {
    let sum = 0
    for (let i = 0; i < contextCount; i++) {
      slots[i] = slotOf(contexts[i], node, i)
      says[i] = STRETCHED[chances[slots[i]] >> 4]
      sum += says[i] * trust[i]
    }
    return Math.min(WHOLE - 1, Math.max(1, squash((sum / 65536) | 0)))
  }
  const learn = (bit: number, chance: number): void => {
    const wrong = (bit * WHOLE - chance) * LEARNING
    const target = bit * (WHOLE * FINE - 1)
    for (let i = 0; i < contextCount; i++) {
      trust[i] += (says[i] * wrong + 0x2000) >> 14
      const slot = slots[i]
      chances[slot] += (target - chances[slot]) * GIVING_WAY[seen[slot]]
      if (seen[slot] < OLDEST) seen[slot]++
    }
  }
  return (symbol, contexts) => {
    let node = 1
    for (let i = bits - 1; i >= 0; i--) {
      const chance = expected(node, contexts)
      const bit = coder.pass((symbol >> i) & 1, chance)
      learn(bit, chance)
      node = 2 * node + bit
    }
    return node - 2 ** bits
  }
}

function slotOf(context: number, node: number, which: number): number {
  let h = Math.imul(context, 0x9e3779b1) ^ Math.imul(node + 256 * which, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return (h ^ (h >>> 13)) & (SLOTS - 1)
}

/** The logistic function as 33 points: -2047 to 2047 maps to 0 to 4095. */
const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607,
  3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
]

function squash(value: number): number {
  if (value > 2047) return WHOLE - 1
  if (value < -2047) return 0
  const [point, rest] = [(value >> 7) + 16, value & 127]
  return (CURVE[point] * (128 - rest) + CURVE[point + 1] * rest + 64) >> 7
}

const STRETCHED = stretched()

/** The inverse of the logistic function. */
function stretched(): Int16Array {
  const table = new Int16Array(WHOLE).fill(2047)
  let from = 0
  for (let value = -2047; value <= 2047; value++) {
    const to = squash(value)
    if (to >= from) table.fill(value, from, to + 1)
    from = Math.max(from, to + 1)
  }
  return table
}
