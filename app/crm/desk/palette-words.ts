/** The palette that finds anything, and the list of keys. */

export const findAnything = 'Find an enquiry, a model or a page'
export const enquiries = 'Enquiries'
export const models = 'Models'
export const pages = 'Pages'
export const nothing = (typed: string) => `Nothing found for “${typed}”.`
export const begin = 'Name, number, model or page'
export const searching = 'Searching…'
export const notSearched = 'Enquiries could not be searched: no connection.'
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`)

export const inList = 'On a line of the list'
export const everywhere = 'Everywhere in the portal'
export const listKeys: readonly (readonly [key: string, what: string])[] = [
  ['J or ↓', 'Next line'],
  ['K or ↑', 'Line before'],
  ['Enter', 'Open'],
  ['C', 'Call, then say how it went'],
  ['N', 'Note'],
  ['A', 'Assign'],
  ['S', 'State'],
  ['Z', 'Next step'],
  ['X', 'Select'],
  ['1 to 9', 'Answer what a dialog asks'],
]
export const otherKeys: readonly (readonly [key: string, what: string])[] = [
  ['Ctrl K or ⌘ K', 'Find anything'],
  ['/', 'Find anything'],
  ['?', 'These keys'],
]
export const lettersAct = 'Single letters and signs act'
export const lettersHint =
  'Switch this off if you dictate, or if keys are pressed by mistake. Arrow keys, Enter and Ctrl K go on working.'
