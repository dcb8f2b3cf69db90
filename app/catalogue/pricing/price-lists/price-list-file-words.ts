/** Messages about an imported price list file. Server only. */

export const noHeadings = {
  prices:
    'No column headings were found. The first row needs the columns “Model” and “Ex-showroom price”; “Variant” is optional. Download the list to get a file to start with.',
  accessories:
    'No column headings were found. The first row needs the columns “Part number” and “Price”. Download the list to get a file to start with.',
}
export const headingMissing = {
  prices: {
    name: (row: number, headings: string) =>
      `Row ${row} has no column “Model”. Its headings are ${headings}. Rename the column with the models.`,
    price: (row: number, headings: string) =>
      `Row ${row} has no column “Ex-showroom price”. Its headings are ${headings}. Rename the column with the prices.`,
  },
  accessories: {
    name: (row: number, headings: string) =>
      `Row ${row} has no column “Part number”. Its headings are ${headings}. Rename the column with the part numbers.`,
    price: (row: number, headings: string) =>
      `Row ${row} has no column “Price”. Its headings are ${headings}. Rename the column with the prices.`,
  },
}
export const severalSheets = (names: readonly string[]) =>
  `This file has several sheets with prices: ${names.join(', ')}. Save the correct sheet as a separate file.`
export const headingTwice = (row: number) =>
  `Two columns in row ${row} have the same heading. Rename the one that is not needed.`
export const mergedCells = (cells: string) =>
  `Some cells are merged over several rows (${cells}), so it is not clear which row their value belongs to. Unmerge them and save the file again.`
export const noRows = 'This file has headings but no prices below them.'

export const noName = {
  prices: 'The model is missing.',
  accessories: 'The part number is missing.',
}
export const unknown = {
  prices: (name: string) => `There is no model “${name}”.`,
  accessories: (name: string) => `There is no part number “${name}”.`,
}
export const unknownVariant = (model: string, variant: string) =>
  `${model} has no variant “${variant}”.`
export const twice = (rows: readonly number[]) =>
  `It is in the file more than once: rows ${rows.join(', ')}.`
export const tooManyCells = (cells: number, headings: number) =>
  `This row has ${cells} cells but there are ${headings} headings. A comma inside a cell splits it: write 115800, or "1,15,800" in quotation marks.`
export const tooFewCells = (cells: number, headings: number) =>
  `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'} but there are ${headings} headings. A line break inside a cell may have split it: remove the line break, or put the cell in quotation marks.`
export const cutPrice = (price: string) =>
  `The price is split at its commas. If it is ${price}, write ${price.replaceAll(/\D/g, '')}, or "${price}" in quotation marks.`
export const noPrice = 'The price is missing.'
export const formula = 'The price is a formula. Replace it with its value.'
export const noSuchPrice = {
  prices: (written: string) =>
    `“${written}” is not a price. Enter whole rupees from 1 to 99,99,999.`,
  accessories: (written: string) =>
    `“${written}” is not a price. Enter rupees from 0.01 to 99,99,999.99.`,
}
export const cheaperThanModel = (model: string) =>
  `A variant costs as much as ${model} or more. Correct its price or the price of the model.`
export const needsPrice = (model: string) =>
  `${model} has no price. Enter one before it is sold new.`
export const needsPriceToSell = (model: string) =>
  `${model} is marked as sold new but has no price. Enter its price.`
export const availabilityOf = (model: string) => `${model}: availability`
export const soldNewUnreadable = (written: string) =>
  `“Sold new” must be “yes” or “no”, not “${written}”.`
export const soldNewFormula = '“Sold new” is a formula. Replace it with its value.'
export const soldNewOfVariant = (model: string) =>
  `“Sold new” applies to the whole model. Change it in the row of ${model} without a variant.`
export const goneSince = 'It is no longer in the list.'
