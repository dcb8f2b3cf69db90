/** Texts of the inputs for pictures and 360° frames. */

export const altAndCrop = 'Description and focus point'
export const altOnly = 'Description'
export const alt = 'Description of the picture'
export const altHint =
  'For visitors who cannot see it, for example “Red scooter in front of the showroom, seen from the right”.'
export const focus = 'Focus point'
export const focusHint =
  'Tap or drag on the picture, or use the arrow keys. This point stays visible when the picture is cropped.'
export const focusAt = (x: number, y: number) => `${x}% from the left, ${y}% from the top`
export const movePoint = 'Focus point of the picture'
export const crops = 'How it is cropped'
export const shapes = { stage: 'Large', card: 'Card and phone', share: 'Shared link' } as const
export const turn = 'Turn the vehicle'
export const frameAt = (at: number, all: number) => `Photo ${at} of ${all}`
export const frameOf = (at: number) => `Photo ${at}`
export const allFrames = (count: number) => `All ${count} photos in order`
export const removeFrames = 'Remove the 360° view'
