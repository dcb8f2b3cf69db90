/** What a form's sentence may mention: facts that the staff edit, put into words. */
export type Mentioned = { closed: { count: number; days: string; weekly: string } }

/** A whole sentence, or what makes one of today's facts. */
export type Sentence = string | ((facts: Mentioned) => string)

export function sentenceOf(sentence: Sentence, facts: Mentioned): string {
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
