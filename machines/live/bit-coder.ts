/**
 * Codes one bit. An encoder writes the given bit and returns it; a decoder ignores it and returns
 * the bit it reads.
 */
export type BitCoder = { pass: (bit: number, chanceOfOne: number) => number }

/** Unit of chances: 4096 is certainty. */
export const WHOLE = 4096

/** Encodes bits by arithmetic coding: the less probable a bit, the more space it takes. */
export function bitWriter(): BitCoder & { bytes: () => Uint8Array<ArrayBuffer> } {
  const out: number[] = []
  let [low, high] = [0, 0xffffffff]
  return {
    pass(bit, chanceOfOne) {
      const middle = divided(low, high, chanceOfOne)
      if (bit === 1) high = middle
      else low = middle + 1
      for (; low >>> 24 === high >>> 24; low = (low << 8) >>> 0, high = ((high << 8) | 255) >>> 0)
        out.push(high >>> 24)
      return bit
    },
    bytes: () =>
      Uint8Array.from([...out, low >>> 24, (low >>> 16) & 255, (low >>> 8) & 255, low & 255]),
  }
}

export function bitReader(bytes: Uint8Array): BitCoder {
  let at = 0
  const next = () => bytes[at++] ?? 0
  let [low, high] = [0, 0xffffffff]
  let code = 0
  for (let i = 0; i < 4; i++) code = ((code << 8) | next()) >>> 0
  return {
    pass(_bit, chanceOfOne) {
      const middle = divided(low, high, chanceOfOne)
      const bit = code <= middle ? 1 : 0
      if (bit === 1) high = middle
      else low = middle + 1
      for (; low >>> 24 === high >>> 24; low = (low << 8) >>> 0, high = ((high << 8) | 255) >>> 0)
        code = ((code << 8) | next()) >>> 0
      return bit
    },
  }
}

const divided = (low: number, high: number, chanceOfOne: number): number =>
  low + Math.floor(((high - low) * chanceOfOne) / WHOLE)
