/** What a form says of its own, whatever it asks. */

export const chooseOne = 'Choose one'
