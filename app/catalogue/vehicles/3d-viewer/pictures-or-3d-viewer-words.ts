/** Texts before the 3D view is open. */

export const turnLive = 'See it in 3D'
export const coming = 'Getting the 3D view ready…'
export const failed = 'The 3D view could not be shown here. You can still use the pictures.'
