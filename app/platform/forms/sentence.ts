/** How who asked can be answered: by a call, by mail alone, or not at all. */
export type Reach = 'call' | 'write' | 'none'

/** What a form's sentence may mention: facts that the staff edit, put into words. */
export type Mentioned = {
  closed: { count: number; days: string; weekly: string }
  /** Known once it was sent. */
  reach?: Reach
  /** `2 working hours`: how soon we call, before it is sent. Who has sent it reads the hour instead. */
  within?: string
}

/** A whole sentence, or what makes one of today's facts. */
export type Sentence = string | ((facts: Mentioned) => string)

export function sentenceOf(sentence: Sentence, facts: Mentioned): string {
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
