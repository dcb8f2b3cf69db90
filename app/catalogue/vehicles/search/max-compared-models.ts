/** So many stand side by side. */
export const maxComparedModels = 3
