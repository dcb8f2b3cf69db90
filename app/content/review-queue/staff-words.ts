/**
 * Messages about facts and their dates, for responses and the audit log. `review-list-words.ts` has
 * the texts of the page.
 */

import { firstNames } from '#app/platform/audit/staff-words.ts'

export const accessoryFor = (accessory: string, model: string) => `${accessory}, ${model}`

export const confirmedAll = { action: 'confirmed' }
export const tookBack = { action: 'took back the confirmation of' }
export const facts = (count: number) => (count === 1 ? 'one fact' : `${count} facts`)
export const factsOf = (done: number, all: number) =>
  done === all ? facts(all) : `${done} of ${facts(all)}`

export const confirmed = (count: number) =>
  count === 1 ? 'Confirmed as correct.' : `${count} items confirmed as correct.`
/** `names`: the facts that another user changed since the list was read. */
export const changedMeanwhile = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} has changed in the meantime. Check it before you confirm it.`
    : `${firstNames(names)} have changed in the meantime. Check them before you confirm them.`
export const goneFact = 'An item that no longer exists'
export const notYours =
  'Your account cannot confirm this. Only accounts that can change it may confirm it.'
/** `changed`: the facts that keep their date, because another user changed them since. */
export const isBack = (back: number, changed: readonly string[]) => {
  if (changed.length > 0)
    return `Undone for ${back} of ${back + changed.length}. Changed since: ${firstNames(changed)}.`
  return back === 1
    ? 'Undone. The previous date is back.'
    : `Undone. The previous dates of ${back} items are back.`
}
export const undoneAlready = 'This has already been undone.'
