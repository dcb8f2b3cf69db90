/** What is said of facts and their days, in answers and in the audit; the page's own words are in `review-list-words.ts`. */

export const accessoryFor = (accessory: string, model: string) => `${accessory}, ${model}`

export const confirmedAll = { action: 'confirmed' }
export const tookBack = { action: 'took back the confirmation of' }
export const facts = (count: number) => (count === 1 ? 'one fact' : `${count} facts`)
export const factOf = {
  price: (name: string) => `price of ${name}`,
  accessory: (name: string) => `price of ${name}`,
  specification: (name: string) => `specification of ${name}`,
  offer: (name: string) => `offer ${name}`,
}

export const confirmed = (count: number) =>
  count === 1 ? 'Noted: still right.' : `Noted: ${count} are still right.`
/** `changed`: what somebody changed since the list was read, by name. */
export const changedMeanwhile = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} was changed meanwhile: look at it before you confirm it.`
    : `${some(names)} were changed meanwhile: look at them before you confirm them.`
export const goneFact = 'Something that is gone by now'
export const notYours = 'Only who may change it can say that it is right.'
export const isBack = (count: number) =>
  count === 1 ? 'It has its old day again.' : `${count} have their old days again.`
export const someBack = (back: number, all: number) =>
  `${back} of ${all} have their old days again; the others were changed since.`
export const undoneAlready = 'This was taken back already.'

/** Three names, and how many more. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}
