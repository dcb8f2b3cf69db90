/** Texts of the dashboard above its charts. */

export const pageTitle = 'Dashboard · Admin Portal'
export const dashboard = 'Dashboard'
export const today = 'Received today'
export const allKinds = 'All types'
