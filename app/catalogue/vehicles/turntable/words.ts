/** Texts of the 360° view. */

export const allRound = (model: string) => `${model}, 360° view`
export const turnedBy = (degrees: number) => `turned by ${degrees}°`
export const noPictures =
  'The pictures could not be loaded. Check your connection and reload this page.'
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const fullScreen = 'Full screen'
export const leaveFullScreen = 'Exit full screen'
export const loaded = (pictures: number, of: number) => `Loading ${pictures} of ${of}`
export const loading = 'Loading the 360° view'
export const ready = 'The 360° view is ready'
export const load = 'Load the 360° view'
export const savesData = (pictures: number) => `${pictures} pictures, not loaded to save your data.`
export const testRide = 'Test ride'
export const viewDetails = 'View Details'
export const view = (model: string, number: number) => `${model}, view ${number}`
