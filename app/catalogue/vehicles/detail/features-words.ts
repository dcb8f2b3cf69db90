/** Texts around a model's features. */

export const title = (model: string) => `${model}: features`
export const features = 'Features'
