/** Texts of the command palette and of the list of keyboard shortcuts. */

export const findAnything = 'Find an enquiry, a model or a page'
export const enquiries = 'Enquiries'
export const models = 'Models'
export const pages = 'Pages'
export const actions = 'Actions'
export const newEnquiry = 'New enquiry'
export const nothing = (typed: string) => `Nothing found for “${typed}”.`
export const begin = 'Name, number, model or page'
export const searching = 'Searching…'
export const notSearched = 'No connection, so enquiries could not be searched.'
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`)

export const inList = 'On a row of the list'
export const everywhere = 'Everywhere in the portal'
export const listKeys: readonly (readonly [key: string, what: string])[] = [
  ['J or ↓', 'Next row'],
  ['K or ↑', 'Previous row'],
  ['Enter', 'Open'],
  ['C', 'Call and log the result'],
  ['N', 'Note'],
  ['A', 'Assign'],
  ['S', 'Status'],
  ['Z', 'Next step'],
  ['X', 'Select'],
  ['1 to 9', 'Choose an option in a dialog'],
]
export const otherKeys: readonly (readonly [key: string, what: string])[] = [
  ['Ctrl K or ⌘ K', 'Find anything'],
  ['/', 'Find anything'],
  ['?', 'Show these shortcuts'],
]
export const lettersAct = 'Use single-key shortcuts'
export const lettersHint =
  'Turn this off if you use dictation or press keys by mistake. Arrow keys, Enter and Ctrl K still work.'
