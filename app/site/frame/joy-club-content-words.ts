/** Texts of the editor for the Joy Club. */

export const benefits = 'Benefits'
export const benefit = 'benefit'
export const term = 'Benefit'
export const text = 'Details'
