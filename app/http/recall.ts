/** So many different headers are more than honest browsers send. */
const most = 200

/** Works out the same text once. */
export function recall<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    if (known.size >= most) known.clear()
    const worked = work(text)
    known.set(text, worked)
    return worked
  }
}
