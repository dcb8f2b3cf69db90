/** Texts of the section of a job card with its estimates. */

export const title = 'Estimate'
export const none = 'No estimate yet.'
export const notLoaded = 'The estimates could not be loaded.'
export const retry = 'Try again'
export const loading = 'Loading the estimates…'
export const closed = 'This booking is closed, so its estimate can no longer be changed.'

export const numbered = (number: number, total: string) => `Estimate ${number}: ${total}`
export const sent = (when: string) => `Sent ${when}`
export const waits = 'Waits for the customer’s answer'
export const replaced = 'Replaced by a newer estimate'
export const answered = {
  yes: (when: string) => `Approved by the customer, ${when}`,
  no: (when: string) => `Refused by the customer, ${when}`,
} as const
export const answeredByPhone = {
  yes: (when: string) => `Approved by telephone, ${when}`,
  no: (when: string) => `Refused by telephone, ${when}`,
} as const
export const note = (text: string) => `Note: ${text}`
export const lines = 'Lines'
export const earlier = 'Earlier estimates'

export const openWhatsApp = 'Open WhatsApp'
export const byPhone = 'Answered by telephone?'
export const noteField = 'Note of the call'
export const saidYes = 'Customer said yes'
export const saidNo = 'Customer said no'
export const correct = 'Correct the answer'
export const cancel = 'Cancel'

export const newEstimate = 'New estimate'
export const replaces = 'A new estimate replaces the one above.'
export const lineText = (line: number) => `Part or work, line ${line}`
export const lineAmount = (line: number) => `Amount in rupees incl. GST, line ${line}`
export const removeLine = (line: number) => `Remove line ${line}`
export const textColumn = 'Part or work'
export const amountColumn = '₹ incl. GST'
export const addLine = 'Add a line'
export const total = (amount: string) => `Total ${amount} incl. GST`
export const sendByMail = 'Send estimate by email'
export const saveForWhatsApp = 'Save and open WhatsApp'
export const save = 'Save estimate'
export const noWay = 'There is neither an email address nor a number. Tell the customer yourself.'
export const notSent = 'The estimate could not be sent. Your lines are kept; please try again.'
export const notNoted = 'The answer could not be saved. Please try again.'
