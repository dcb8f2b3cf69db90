/** Maximum number of models in a comparison. */
export const maxComparedModels = 3
