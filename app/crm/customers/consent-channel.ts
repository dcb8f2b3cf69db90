/** The ways in which a customer can withdraw consent or give it again. */
export const consentChannels = ['phone', 'in-person', 'message', 'email', 'letter'] as const

export type ConsentChannel = (typeof consentChannels)[number]
