/** What a visitor reads where a model is turned, and put together. */

export const pageTitle = (model: string) => `${model} from all sides`
export const pageDescription = (model: string) =>
  `Turn the ${model} by hand and look at it from every side.`
export const anyTitle = 'Angle view'
export const anyDescription = 'Choose a model and turn it by hand.'

export const howToTurn = 'Drag it, swipe it, or use the arrow keys.'
export const around = (views: number) => `${views} views around.`
export const standsIn = 'Another machine stands in until this one has been on the turntable.'
