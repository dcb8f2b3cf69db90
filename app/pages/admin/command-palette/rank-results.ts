/** An entry of the command palette. */
export type PaletteResult = {
  group: string
  /** Unique, and part of an id: without spaces. */
  key: string
  label: string
  note: string
  /** Further words that a person may type, separated by spaces. */
  keywords?: string
} & (
  | { to: string; isOnWebsite?: boolean; action?: never }
  | { action: PaletteAction; to?: never; isOnWebsite?: never }
)

/** A dialog that a result opens instead of a page. */
export type PaletteAction = 'new-enquiry' | 'keys'

export type RankedResult = { result: PaletteResult; score: number }

/** Scores of a result by its weakest word. A label that begins with the typed text gets one more. */
export const scores = { word: 3, partOfWord: 2, keyword: 1 } as const

/**
 * Returns the results that contain every typed word, in any order, the best first. Case, accents
 * and punctuation do not matter.
 */
export function rankResults(list: readonly PaletteResult[], typed: string): RankedResult[] {
  const parts = wordsOf(typed)
  if (parts.length === 0) return []
  const whole = parts.join(' ')
  return list
    .flatMap((result) => {
      const label = wordsOf(result.label)
      const more = wordsOf(`${result.note} ${result.keywords ?? ''}`)
      const score = Math.min(...parts.map((part) => scoreOf(part, label, more)))
      const isBeginning = label.join(' ').startsWith(whole)
      return score > 0 ? [{ result, score: score + Number(isBeginning) }] : []
    })
    .sort((a, b) => b.score - a.score)
}

function scoreOf(part: string, label: readonly string[], more: readonly string[]): number {
  if (label.some((word) => word.startsWith(part))) return scores.word
  if (label.join('').includes(part)) return scores.partOfWord
  return more.some((word) => word.startsWith(part)) ? scores.keyword : 0
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{Mc}]+/gu) ?? []
  )
}
