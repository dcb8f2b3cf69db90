/** Apps in which staff open a text. */
export const messageChannels = ['whatsapp', 'email'] as const

export type MessageChannel = (typeof messageChannels)[number]

export const maxMessageNameLength = 60
