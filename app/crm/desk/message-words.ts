/** Texts around the texts that staff send to customers. */

export const vehicle = 'vehicle'
export const usualSubject = (reference: string) => `Your enquiry ${reference}`

export const title = 'WhatsApp and email'
export const chooseText = 'Choose a text'
export const titleFor = (name: string) => `Text for ${name}`
export const text = 'Text'
export const otherText = 'Other text'
export const none = 'There is no text for this status.'
export const openIn = { whatsapp: 'Open WhatsApp', email: 'Open email' } as const
export const fillIn = (gaps: readonly string[]) => `Fill in ${gaps.join(' and ')} first.`
export const logged = {
  whatsapp: 'WhatsApp text opened',
  email: 'Email text opened',
} as const
