/** Texts of every form. */

export const chooseOne = 'Choose one'
