/** Texts of the editor for the maintenance contract. */

export const features = 'What it covers'
export const featuresHint = 'You can paste two columns from a spreadsheet.'
export const feature = 'row'
export const featureText = 'Item'
export const figure = 'Figure'
export const terms = 'Terms, one per line'
export const repeatedVehicles = 'must not list the same vehicles twice'
export const vehicles = 'Vehicles'
export const vehiclesMissing = 'Enter which vehicles the price is for.'
