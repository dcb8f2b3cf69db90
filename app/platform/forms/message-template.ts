/** Reply channel that the visitor left: a telephone number, only an email address, or neither. */
export type ReplyChannel = 'call' | 'write' | 'none'

/** Facts that a form message may contain. Staff can edit these facts. */
export type MessageContext = {
  closed: { count: number; days: string; weekly: string }
  /** Known after sending. */
  reach?: ReplyChannel
  /**
   * Call-back time before sending, such as `2 working hours`. After sending, the page shows the
   * deadline instead.
   */
  within?: string
  /**
   * Set if the form offers hours, and after an hour was booked. `asked` is an hour that staff must
   * confirm.
   */
  hour?: 'offered' | 'asked' | 'confirmed' | undefined
}

/** A text, or a function that builds the text from the current facts. */
export type MessageTemplate = string | ((facts: MessageContext) => string)

export function renderMessage(sentence: MessageTemplate, facts: MessageContext): string {
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
