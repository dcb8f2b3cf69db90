import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/**
 * Letters of scripts that are written from right to left, and the control characters for that
 * direction.
 */
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]/

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** A run of text in one direction. */
export type BidiRun = { text: string; isRtl: boolean }

/**
 * Applies the Unicode Bidirectional Algorithm to a paragraph. The paragraph's first letter with a
 * strong direction sets the base direction.
 */
export function bidiParagraph(text: string) {
  const embedding = bidi.getEmbeddingLevels(text, 'auto')
  const isRtlAt = (index: number) => (embedding.levels[index] ?? 0) % 2 === 1
  return {
    isRtl: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1,
    /**
     * Returns the runs of a line, from `start` to before `end`, in visual order from left to right.
     */
    line(start: number, end: number): BidiRun[] {
      const stretches: { from: number; to: number; isRtl: boolean }[] = []
      if (start < end)
        for (const index of bidi.getReorderedIndices(text, embedding, start, end - 1)) {
          const isRtl = isRtlAt(index)
          const last = stretches.at(-1)
          const isNext = isRtl ? last?.from === index + 1 : last?.to === index
          if (!last || last.isRtl !== isRtl || !isNext)
            stretches.push({ from: index, to: index + 1, isRtl })
          else if (isRtl) last.from = index
          else last.to = index + 1
        }
      return stretches.map(({ from, to, isRtl }) => ({ text: text.slice(from, to), isRtl }))
    },
  }
}
