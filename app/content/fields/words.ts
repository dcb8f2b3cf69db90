/** Warnings about fields. Each continues the field's name. */

type Size = { width: number; height: number }

export const tooSmall = (is: Size, wanted: Size) =>
  `has ${sizeText(is)} pixels. It needs at least ${sizeText(wanted)} to look sharp.`
export const stillStartColour =
  'is still the grey of a new colour. Please choose the colour of the paint.'

const sizeText = ({ width, height }: Size) =>
  `${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')}`
