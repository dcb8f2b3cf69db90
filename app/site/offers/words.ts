/** Texts about offers for visitors. */

export const latestOffer = 'Latest offer'
export const until = (day: string) => `Valid until ${day}`
export const ended = (day: string) => `Ended on ${day}`
export const forThese = 'For these models'
export const others = 'Other offers'
