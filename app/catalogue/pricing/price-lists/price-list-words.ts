import { formatDay } from '#app/platform/calendar/format-day.ts'

/** Texts of the pages that edit a whole price list. */

export const backToList = 'Back to the list'
export const failed = 'This could not be loaded. Check the connection and try again.'
export const notSaved = 'This could not be saved. Check the connection and try again.'
export const loading = 'Loading…'
export const undone = 'This could not be undone.'

export const titles = {
  prices: { table: 'All prices', file: 'Prices from a file', before: 'Earlier price list' },
  accessories: {
    table: 'All accessory prices',
    file: 'Accessory prices from a file',
    before: 'Earlier list of accessory prices',
  },
}
export const columns = {
  prices: { name: 'Model', now: 'Current price', next: 'New price (₹)' },
  accessories: { name: 'Accessory', now: 'Current price', next: 'New price (₹)' },
}
export const tableHint = {
  prices:
    'Type new prices, tick the models that are sold new, and save everything together. Use Enter and the arrow keys to move between rows. You can paste a column from a spreadsheet. If you change the price of a model, its variants change with it unless you enter their prices.',
  accessories:
    'Type new prices and save them together. Use Enter and the arrow keys to move between rows. You can paste a column from a spreadsheet.',
}
export const find = { prices: 'Find a model', accessories: 'Find an accessory' }
export const cellLabel = (name: string, detail: string) =>
  detail === '' ? `New price of ${name}` : `New price of ${name}, ${detail}`
export const serviceOnly = '(service and spares only)'
export const soldNew = 'Sold new'
export const isSoldNew = (model: string) => `${model} is sold new`
export const willBe = {
  'on-sale': 'Will be sold new',
  'service-only': 'Will be service and spares only',
} as const
export const notOnSite = '(not on the site)'
export const was = (price: string) => `now ${price}`
export const moved = (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
export const movesAlong = 'changes with its model'
export const isJump = 'changes by more than 20%: is this correct?'
export const flaws = {
  'no-price': {
    prices: 'Enter whole rupees from 1 to 99,99,999',
    accessories: 'Enter rupees, for example 1250 or 1250.50',
  },
  'below-model': {
    prices: 'A variant must cost at least as much as its model',
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
  count === 1 ? ', one needs to be corrected' : `, ${count} need to be corrected`
export const save = (count: number) =>
  count === 0 ? 'Save' : count === 1 ? 'Save one price' : `Save ${count} prices`
export const changes = (count: number) => (count === 1 ? 'One change' : `${count} changes`)
export const saveChanges = (count: number) =>
  count === 1 ? 'Save one change' : `Save ${count} changes`
export const validFrom = 'Valid from'
export const validNow = 'Now'
export const validLater = 'A later day'
export const firstDay = 'First day of the new prices'
export const plan = (count: number, day: string) => {
  const when = day === '' ? '…' : formatDay(day)
  if (count === 0) return `Plan for ${when}`
  return count === 1 ? `Plan one change for ${when}` : `Plan ${count} changes for ${when}`
}
export const saving = 'Saving…'
export const discard = 'Discard'
export const discardQuestion = 'Discard what you typed?'
export const mendFirst =
  'Correct the marked prices first. Nothing is saved until all of them are valid.'
export const jumpQuestion = (count: number) =>
  count === 1
    ? 'One price changes by more than 20%. Save it?'
    : `${count} prices change by more than 20%. Save them?`
export const saveThem = 'Save'

export const chooseFile = 'Choose a file (.csv or .xlsx) or drop it here'
export const fileHint = {
  prices:
    'The file needs the columns “Model” and “Ex-showroom price”. “Variant” is optional; leave it empty for the model itself. “Sold new” (yes or no) is also optional; a model that is not sold new needs no price. Models that are not in the file do not change.',
  accessories:
    'The file needs the columns “Part number” and “Price”. Parts that are not in the file do not change.',
}
export const startWithList = ['Start with ', 'the current list as a file', '.'] as const
export const reading = 'Reading the file…'
export const nothingWritten =
  'Nothing has changed yet. Check the rows, clear the ones you do not want, and apply the rest.'
export const allSame = 'The site already has these prices. Nothing would change.'
export const toChange = (count: number) =>
  count === 1 ? 'One row changes' : `${count} rows change`
export const applyRows = (count: number) => (count === 1 ? 'Apply one row' : `Apply ${count} rows`)
export const otherFile = 'Choose another file'
export const wrongTitle = (count: number) =>
  count === 1
    ? 'One row has an error and is left out'
    : `${count} rows have errors and are left out`
export const jumpsTitle = (count: number) =>
  count === 1
    ? 'One price changes by more than 20%. Select it if it is correct.'
    : `${count} prices change by more than 20%. Select the correct ones.`
export const changesTitle = (count: number) =>
  count === 1 ? 'One price changes' : `${count} prices change`
export const unchanged = (count: number) =>
  count === 1 ? 'One price does not change.' : `${count} prices do not change.`
export const rowNumber = (row: number) => `Row ${row}`
export const apply = (count: number) => (count === 1 ? 'Apply one price' : `Apply ${count} prices`)
export const applying = 'Applying…'
export const chooseAll = 'Select all'
export const chooseNone = 'Clear selection'
export const chosenOf = (count: number, all: number) => `${count} of ${all} selected`
export const stale = 'Check again'
export const use = (name: string, detail: string) => (detail === '' ? name : `${name}, ${detail}`)

export const earlierTitle = 'Earlier lists'
export const earlierHint =
  'Every time several prices were saved together. Undo restores the prices from before. You can also restore single prices from the list before.'
export const noneYet =
  'Nothing yet. When several prices are saved together, from the table or from a file, you can see and undo it here.'
export const origins: Record<string, string> = {
  grid: 'in the table',
  file: 'from a file',
  earlier: 'from an earlier list',
  undo: 'as an undo',
  planned: 'as planned',
}
export const changedBy = (what: { who: string; changed: number; origin: string }) =>
  `${what.who} changed ${what.changed === 1 ? 'one' : what.changed}, ${what.origin}`
export const undoneBy = (who: string, at: string) => `Undone by ${who} on ${at}`
export const takeBack = 'Undo'
export const takeBackOf = (at: string) => `Undo the changes of ${at}`
export const seeBefore = 'List before'
export const seeBeforeOf = (at: string) => `List before ${at}`
