/** What the staff read where they edit a whole price list. */

export const backToList = 'Back to the list'
export const failed = 'This could not be loaded. Check the connection and try again.'
export const notSaved = 'This could not be saved. Check the connection and try again.'
export const loading = 'Loading…'
export const undone = 'It could not be taken back.'

export const titles = {
  prices: { table: 'All prices', file: 'Prices from a file', before: 'An earlier price list' },
  accessories: {
    table: 'All accessories’ prices',
    file: 'Accessories’ prices from a file',
    before: 'An earlier list of accessories’ prices',
  },
}
export const columns = {
  prices: { name: 'Model', now: 'Now', next: 'New price (₹)' },
  accessories: { name: 'Accessory', now: 'Now', next: 'New price (₹)' },
}
export const tableHint = {
  prices:
    'Type new prices, say which models are sold new, and save it all together. Enter and the arrows go from row to row; a column copied from a spreadsheet can be pasted into a cell. A variant that you leave alone moves with its model.',
  accessories:
    'Type new prices and save them together. Enter and the arrows go from row to row; a column copied from a spreadsheet can be pasted into a cell.',
}
export const find = { prices: 'Find a model', accessories: 'Find an accessory' }
export const cellLabel = (name: string, detail: string) =>
  detail === '' ? `New price of ${name}` : `New price of ${name}, ${detail}`
export const serviceOnly = '(service and spares only)'
export const soldNew = 'Sold new'
export const isSoldNew = (model: string) => `${model} is sold new`
export const willBe = {
  'on-sale': 'Sold new from now on',
  'service-only': 'Service and spares only from now on',
} as const
export const notOnSite = '(not on the site)'
export const was = (price: string) => `now ${price}`
export const moved = (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent)}\u00a0%`
export const movesAlong = 'moves with its model'
export const isJump = 'more than a fifth: is it right?'
export const flaws = {
  'no-price': {
    prices: 'A whole number of rupees from 1 to 99,99,999',
    accessories: 'Rupees, such as 1250 or 1250.50',
  },
  'below-model': {
    prices: 'A variant costs as much as its model or more',
    accessories: '',
  },
}
export const changed = (count: number) =>
  count === 0
    ? 'No price changed yet'
    : count === 1
      ? 'One price changed'
      : `${count} prices changed`
export const andWrong = (count: number) =>
  count === 1 ? ', one is not right yet' : `, ${count} are not right yet`
export const save = (count: number) =>
  count === 0 ? 'Save' : count === 1 ? 'Save one price' : `Save ${count} prices`
export const changes = (count: number) => (count === 1 ? 'One change' : `${count} changes`)
export const saveChanges = (count: number) =>
  count === 1 ? 'Save one change' : `Save ${count} changes`
export const saving = 'Saving…'
export const discard = 'Discard'
export const discardQuestion = 'Discard what you typed?'
export const mendFirst = 'Mend what is marked first: nothing is saved until all of it is right.'
export const jumpQuestion = (count: number) =>
  count === 1
    ? 'One price moves by more than 20\u00a0%. Save it?'
    : `${count} prices move by more than 20\u00a0%. Save them?`
export const saveThem = 'Save'

export const chooseFile = 'Choose a file (.csv or .xlsx), or drop one here'
export const fileHint = {
  prices:
    'It needs a column “Model” and a column “Ex-showroom price”; “Variant” may stand between them and is empty for the model itself. A column “Sold new” with yes or no may follow; a model that is not sold new needs no price. Models that are not in it stay as they are.',
  accessories:
    'It needs a column “Part number” and a column “Price”. Parts that are not in it stay as they are.',
}
export const startWithList = ['Begin with ', 'today’s list as a file', '.'] as const
export const reading = 'Reading the file…'
export const nothingWritten =
  'Nothing is changed yet. Look through the rows, leave out what should not hold, and apply the rest.'
export const allSame = 'These prices hold already: nothing would change.'
export const toChange = (count: number) =>
  count === 1 ? 'One row changes' : `${count} rows change`
export const applyRows = (count: number) => (count === 1 ? 'Apply one row' : `Apply ${count} rows`)
export const otherFile = 'Another file'
export const wrongTitle = (count: number) =>
  count === 1 ? 'One row looks wrong and is left out' : `${count} rows look wrong and are left out`
export const jumpsTitle = (count: number) =>
  count === 1
    ? 'One price moves by more than 20\u00a0%: choose it if it is right'
    : `${count} prices move by more than 20\u00a0%: choose those that are right`
export const changesTitle = (count: number) =>
  count === 1 ? 'One price changes' : `${count} prices change`
export const unchanged = (count: number) =>
  count === 1 ? 'One price stays as it is.' : `${count} prices stay as they are.`
export const rowNumber = (row: number) => `Row ${row}`
export const apply = (count: number) => (count === 1 ? 'Apply one price' : `Apply ${count} prices`)
export const applying = 'Applying…'
export const chooseAll = 'Choose all'
export const chooseNone = 'Choose none'
export const chosenOf = (count: number, all: number) => `${count} of ${all} chosen`
export const stale = 'Look at it anew'
export const use = (name: string, detail: string) => (detail === '' ? name : `${name}, ${detail}`)

export const earlierTitle = 'Earlier lists'
export const earlierHint =
  'Each time several prices were changed as one. Taking it back gives those prices what they had before; the list before it can also be put back in parts.'
export const noneYet =
  'Nothing yet. When several prices are saved together, from the table or from a file, that stands here and can be taken back.'
export const origins: Record<string, string> = {
  grid: 'in the table',
  file: 'from a file',
  earlier: 'from an earlier list',
  undo: 'taken back',
}
export const changedBy = (what: { who: string; changed: number; origin: string }) =>
  `${what.who} changed ${what.changed === 1 ? 'one' : what.changed}, ${what.origin}`
export const undoneBy = (who: string, at: string) => `Taken back by ${who} on ${at}`
export const takeBack = 'Take back'
export const takeBackOf = (at: string) => `Take back what was changed on ${at}`
export const seeBefore = 'The list before'
export const seeBeforeOf = (at: string) => `The list before ${at}`
