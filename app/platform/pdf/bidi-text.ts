import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Letters of scripts that run from right to left, and the signs that make text do so. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]/

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** A stretch of text in one direction. */
export type BidiRun = { text: string; isRtl: boolean }

/** A paragraph by the Unicode Bidirectional Algorithm; its first strong letter says in which direction it runs. */
export function bidiParagraph(text: string) {
  const embedding = bidi.getEmbeddingLevels(text, 'auto')
  const isRtlAt = (index: number) => (embedding.levels[index] ?? 0) % 2 === 1
  return {
    isRtl: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1,
    /** A line of it, from `start` to before `end`, as stretches from left to right. */
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
