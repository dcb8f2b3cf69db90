/** Headings of the specification groups. */

export const bodyDimensions = 'Body Dimensions'
export const engineDetails = 'Engine'
export const transmissionDetails = 'Transmission'
export const tyreDetails = 'Tyres & Brakes'
export const frame = 'Frame & Suspension'
export const electrical = 'Electricals'
