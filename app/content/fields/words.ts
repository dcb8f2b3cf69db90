/** Warnings and messages about fields. Each warning continues the field's name. */

type Size = { width: number; height: number }

export const tooSmall = (is: Size, wanted: Size) =>
  `has ${sizeText(is)} pixels. It needs at least ${sizeText(wanted)} to look sharp.`
export const stillStartColour =
  'is still the grey of a new colour. Please choose the colour of the paint.'

const sizeText = ({ width, height }: Size) =>
  `${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')}`

/** Labels of texts in further languages. */
export const inLanguage = (label: string, language: string) => `${label} in ${language}`
export const textsInLanguage = (language: string) => `Texts in ${language}`

/** Messages of forms. */
export const missing = (label: string) => `${label} is missing.`
export const tooLong = (label: string, max: number) =>
  `${label} must be ${max.toLocaleString('en-IN')} characters or fewer.`
export const notADay = (label: string) => `${label} must be a real date.`
export const notAList = (label: string) => `${label} must be a list.`
export const notNames = (label: string) => `${label} must be a list of names.`
export const addRow = (one: string) => `Add ${one}`
export const noRows = 'None yet.'
export const removeRow = (row: string) => `Remove ${row}`
export const thisRow = (one: string) => `this ${one}`
