/** How who asked can be answered: by a call, by mail alone, or not at all. */
export type ReplyChannel = 'call' | 'write' | 'none'

/** What a form's sentence may mention: facts that the staff edit, put into words. */
export type MessageContext = {
  closed: { count: number; days: string; weekly: string }
  /** Known once it was sent. */
  reach?: ReplyChannel
  /** `2 working hours`: how soon we call, before it is sent. Who has sent it reads the hour instead. */
  within?: string
}

/** A whole sentence, or what makes one of today's facts. */
export type MessageTemplate = string | ((facts: MessageContext) => string)

export function renderMessage(sentence: MessageTemplate, facts: MessageContext): string {
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
