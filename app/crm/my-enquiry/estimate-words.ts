/** Texts about the estimate of a job on the customer's pages. */

export const title = (number: number) => `Estimate ${number}`
export const caption = 'Parts and work'
export const line = 'Part or work'
export const amount = 'Amount'
export const total = 'Total incl. GST'
export const sent = (when: string) => `Sent on ${when}`
export const explanation =
  'This is an estimate, with taxes. The workshop asks you again before it does more than this.'

export const waitsBelow = (number: number, total: string) =>
  `Estimate ${number} for ${total} waits for your answer`
export const waits = 'It waits for your answer.'
export const isOver = 'It can no longer be answered here.'
export const answered = {
  yes: (when: string) => `You approved it on ${when}.`,
  no: (when: string) => `You did not approve it. You answered on ${when}.`,
} as const
export const answeredByPhone = {
  yes: (when: string) => `Approved by telephone, as the workshop noted on ${when}.`,
  no: (when: string) => `Not approved by telephone, as the workshop noted on ${when}.`,
} as const
export const yourNote = (note: string) => `Your note: ${note}`
export const approve = 'Approve'
export const refuse = 'Do not approve'
export const earlier = 'Earlier estimates'
/** `state` says how the estimate was answered. */
export const earlierEstimate = (number: number, total: string) => `Estimate ${number}, ${total}:`
export const earlierStates = {
  yes: 'approved, then replaced by a newer one',
  no: 'not approved',
  none: 'replaced by a newer one',
} as const

export const ask = (number: number, total: string) =>
  `Do you approve estimate ${number} for ${total}, incl. GST?`
export const approveAmount = (total: string) => `Approve ${total}`
export const note = 'Note to the workshop'
export const noteHint = 'For example: only the brakes, please.'
export const noteTooLong = 'The note must be 500 characters or fewer'

export const noAnswer = 'Choose whether you approve the estimate.'
export const isReplaced =
  'A newer estimate replaces the one that you saw. Nothing is answered yet: please check the estimate below.'
export const isAnswered =
  'This estimate is already answered. Undo your answer on the page of your enquiry, or call us.'
