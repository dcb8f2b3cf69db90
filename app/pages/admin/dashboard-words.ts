/** Texts of the dashboard above its charts. */

export const pageTitle = 'Dashboard · Admin Portal'
export const dashboard = 'Dashboard'
export const today = 'Received today'
export const allKinds = 'All types'
export const unreadMentions = (count: number) =>
  count === 1 ? '1 unread mention of you' : `${count} unread mentions of you`
