/** A customer's answers to the question about mails and messages, as staff noted them. */
export const consents = ['yes', 'no', 'not-asked'] as const

export type Consent = (typeof consents)[number]
