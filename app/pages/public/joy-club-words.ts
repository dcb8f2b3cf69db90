/** Texts about the club for visitors. Its price and benefits are a setting. */

export const joyClub = 'Joy Club'
