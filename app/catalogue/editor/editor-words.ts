/** Texts of the model editor. */

export const backToList = 'All models'
export const readOnly = 'You can view this model. The owner or a manager can change it.'
