/** What the editor says of one picture and of a turn. */

export const altAndCrop = 'Words for it, and what stays in view'
export const altOnly = 'Words for it'
export const alt = 'What the picture shows'
export const altHint =
  'For who does not see it: “Red scooter from the right, in front of the showroom”.'
export const focus = 'What must stay in view'
export const focusHint = 'Tap or drag on the picture, or move the point with the arrow keys.'
export const focusAt = (x: number, y: number) => `${x} % from the left, ${y} % from the top`
export const movePoint = 'The point that stays in view'
export const crops = 'How it is cut'
export const shapes = { stage: 'Large', card: 'Card and phone', share: 'Shared link' } as const
export const turn = 'Turn the machine'
export const frameAt = (at: number, all: number) => `Photograph ${at} of ${all}`
export const frameOf = (at: number) => `Photograph ${at}`
export const allFrames = (count: number) => `All ${count} photographs in their order`
export const removeFrames = 'Remove the whole turn'
