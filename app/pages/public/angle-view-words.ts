/** Texts of the 360° view and the configurator for visitors. */

export const pageTitle = (model: string) => `${model}: 360° view`
export const pageDescription = (model: string) =>
  `See the ${model} from every side. Drag to turn it.`
export const anyTitle = '360° view'
export const anyDescription = 'Choose a model and see it from every side.'

export const howToTurn = 'Drag, swipe or use the arrow keys.'
export const around = (views: number) => `${views} views all around.`
export const standsIn = 'These pictures show a similar model. Pictures of this one are on the way.'
