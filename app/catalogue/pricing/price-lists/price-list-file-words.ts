/** What the staff read of a price list that comes as a file. Server only. */

export const noHeadings = {
  prices:
    'No row of headings was found. The first rows need a column “Model” and a column “Ex-showroom price”; “Variant” may stand between them. Download the list to have a file to begin with.',
  accessories:
    'No row of headings was found. The first rows need a column “Part number” and a column “Price”. Download the list to have a file to begin with.',
}
export const headingMissing = {
  prices: {
    name: (row: number, headings: string) =>
      `Row ${row} has no column “Model”: its headings are ${headings}. Rename the one with the models.`,
    price: (row: number, headings: string) =>
      `Row ${row} has no column “Ex-showroom price”: its headings are ${headings}. Rename the one with the prices.`,
  },
  accessories: {
    name: (row: number, headings: string) =>
      `Row ${row} has no column “Part number”: its headings are ${headings}. Rename the one with the part numbers.`,
    price: (row: number, headings: string) =>
      `Row ${row} has no column “Price”: its headings are ${headings}. Rename the one with the prices.`,
  },
}
export const severalSheets = (names: readonly string[]) =>
  `This file has several sheets with prices: ${names.join(', ')}. Save the one that holds as a file of its own.`
export const headingTwice = (row: number) =>
  `Two columns in row ${row} have the same heading. Rename the one that does not hold.`
export const mergedCells = (cells: string) =>
  `Cells are merged over several rows (${cells}), so nobody can say which row their value belongs to. Unmerge them and save the file anew.`
export const noRows = 'This file has headings and no price below them.'

export const noName = { prices: 'No model is named.', accessories: 'No part number is given.' }
export const unknown = {
  prices: (name: string) => `There is no model “${name}”.`,
  accessories: (name: string) => `There is no part “${name}”.`,
}
export const unknownVariant = (model: string, variant: string) =>
  `${model} has no variant “${variant}”.`
export const twice = (rows: readonly number[]) =>
  `It stands here more than once: rows ${rows.join(', ')}.`
export const tooManyCells = (cells: number, headings: number) =>
  `This row has ${cells} cells below ${headings} headings. A comma inside a cell splits it: write 115800 or "1,15,800", in quotation marks.`
export const tooFewCells = (cells: number, headings: number) =>
  `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'} below ${headings} headings. A line break inside a cell may have cut it: remove the line break, or put the cell in quotation marks.`
export const cutPrice = (price: string) =>
  `The price is cut at its commas. If it is ${price}, write ${price.replaceAll(/\D/g, '')} or "${price}", in quotation marks.`
export const noPrice = 'There is no price.'
export const formula = 'The price is a formula: save its value.'
export const noSuchPrice = {
  prices: (written: string) =>
    `“${written}” is not a price: a whole number of rupees from 1 to 99,99,999.`,
  accessories: (written: string) =>
    `“${written}” is not a price: rupees from 0.01 to 99,99,999.99.`,
}
export const cheaperThanModel = (model: string) =>
  `A variant costs as much as ${model} or more. Mend its price, or the model’s.`
export const needsPrice = (model: string) =>
  `${model} has no price. Give it one before it is sold new.`
export const needsPriceToSell = (model: string) =>
  `${model} is to be sold new, and its price is empty. Write its price.`
export const availabilityOf = (model: string) => `${model}: availability`
export const soldNewUnreadable = (written: string) =>
  `“${written}” in “Sold new” is neither “yes” nor “no”.`
export const soldNewFormula = '“Sold new” is a formula: save its value.'
export const soldNewOfVariant = (model: string) =>
  `“Sold new” holds for the whole model: change it in the row of ${model}, without a variant.`
export const goneSince = 'It is not in the list any more.'
