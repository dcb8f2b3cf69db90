/** What a visitor reads where models stand beside each other. */

export const sideBySide = (models: string) => `${models} side by side`
export const takeOut = (model: string) => `Take the ${model} out`
export const exShowroom = 'Price, ex-showroom'
export const approximate = 'approximate'
/** Before a figure: seen, and heard. */
export const about = ['≈ ', 'approximately '] as const
export const tryIt = 'Try it'
export const testRide = (model: string) => ['Test ride', ` on the ${model}`] as const
