import { type PaletteResult, rankResults, scores } from './rank-results.ts'

const maxResults = 6

export type LocalResults = {
  actions: readonly PaletteResult[]
  vehicles: readonly PaletteResult[]
  people: readonly PaletteResult[]
  pages: readonly PaletteResult[]
  settings: readonly PaletteResult[]
}

/**
 * Arranges the results in groups, the best group first. Results of the server come after the groups
 * with a label that has the typed words, and before the others. Without a text, the actions and the
 * pages are listed.
 */
export function arrangeResults(
  typed: string,
  local: LocalResults,
  fromServer: readonly PaletteResult[],
): readonly PaletteResult[] {
  if (typed === '') return [...local.actions, ...local.pages]
  const groups = Object.values(local)
    .map((list) => {
      const ranked = rankResults(list, typed)
      return {
        results: shorten(ranked.map(({ result }) => result)),
        score: ranked[0]?.score ?? 0,
      }
    })
    .sort((a, b) => b.score - a.score)
  const isStrong = ({ score }: { score: number }) => score >= scores.word
  return [
    ...groups.filter(isStrong).flatMap(({ results }) => results),
    ...fromServer,
    ...groups.filter((group) => !isStrong(group)).flatMap(({ results }) => results),
  ]
}

/** If a group has too many results, each vehicle or person keeps only the first. */
function shorten(results: readonly PaletteResult[]): readonly PaletteResult[] {
  if (results.length <= maxResults) return results
  const labels = results.map(({ label }) => label)
  return results.filter(({ label }, index) => labels.indexOf(label) === index).slice(0, maxResults)
}
