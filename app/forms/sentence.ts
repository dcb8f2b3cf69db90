/** How who asked can be answered: by a call, by mail alone, or not at all. */
export type Reach = 'call' | 'write' | 'none'

/** What a form's sentence may mention: facts that the staff edit, put into words. */
export type Mentioned = {
  closed: { count: number; days: string; weekly: string }
  /** Known once it was sent. */
  reach?: Reach
  /** `tomorrow from 10:00 AM`: known to who has just sent it. */
  when?: string | undefined
}

/** A whole sentence, or what makes one of today's facts. */
export type Sentence = string | ((facts: Mentioned) => string)

export function sentenceOf(sentence: Sentence, facts: Mentioned): string {
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
