import { LRUCache } from 'lru-cache'

/** So many different headers are more than honest browsers send. */
const maxMemoized = 200

/** Works out the same text once. */
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
