import { LRUCache } from 'lru-cache'

/** Maximum cached results. Ordinary browsers send fewer different headers. */
const maxMemoized = 200

/** Caches the results of `work`. */
export function memoize<Answer extends NonNullable<unknown>>(
  work: (text: string) => Answer,
): (text: string) => Answer {
  const known = new LRUCache<string, Answer>({ max: maxMemoized })
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    const worked = work(text)
    known.set(text, worked)
    return worked
  }
}
