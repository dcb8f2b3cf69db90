/** What is read where the catalogue comes in; the page has its own, in `import-export-page-words.ts`. */

export const notAnArchive = 'Please send the archive as it is, as application/zip.'
export const cutOff = 'The archive did not arrive whole. Please send it again.'
export const otherFormat = (version: string) =>
  `This archive is of version ${version}; version 1 can be read here. Please export it again with the same release as this site.`
export const otherThing =
  'This archive is no catalogue: its archive.json says that it is something else.'
export const nothingInIt =
  'The archive holds no catalogue: a folder “vehicles” with a file for each model, or offers.json and the like.'
export const tooManyModels = (most: number) => `The archive holds more than ${most} models.`
export const manifestTooLarge = 'is larger than 8 MB.'
export const documentTooLarge = 'is larger than 2 MB.'
export const documentsTooLarge = (megabytes: number) =>
  `The JSON files of the archive are larger than ${megabytes} MB together.`
export const tooManyValues = (most: number) =>
  `holds more than ${most.toLocaleString('en-IN')} values.`
export const tooManyPictures = (most: number) =>
  `names a picture after the archive’s files have named ${most.toLocaleString('en-IN')} others: that is more than one archive may bring.`
export const stopped = (problems: number) =>
  `Reading stopped after ${problems} problems. There may be more.`
export const tooDeep = 'holds groups within groups, more than twenty deep.'
export const notText = 'is no text in UTF-8.'
export const pictureLacks = (name: string) =>
  `names the picture ${name}, which is neither on this site nor in the archive.`
export const filmLacks = (name: string) =>
  `names the film ${name}, which is not on this site. An archive brings no films: take the name out, and upload the film afterwards.`
export const brochureLacks = (name: string) =>
  `names the brochure ${name}, which is not on this site. An archive brings no brochures: take the name out, and upload it afterwards.`
export const pictureRefused = (name: string, why: string) => `names ${name}. ${why}`
export const noSuchModel = (name: string) => `names the model ${name}, which there is not.`
export const atLeastWrong = (count: number) =>
  `At least ${count} things in the archive must be put right first. The rest of it was not read, and nothing was changed.`
export const wrong = (count: number) =>
  count === 1
    ? 'One thing in the archive must be put right first. Nothing was changed.'
    : `${count} things in the archive must be put right first. Nothing was changed.`

export const heldByDraft = (who: string) =>
  `is being written by ${who}. It stays as it is: publish that draft or discard it first.`
export const heldByName = (field: string, other: string) =>
  `has the ${field} of ${other}. It stays as it is.`
export const heldByRole = 'can’t be changed by your account. It stays as it is.'
export const fields = { name: 'name', slug: 'address', formValue: 'value in forms' } as const

export const isChecked = 'The archive has been looked at. Nothing has changed yet.'
export const takingPictures = (done: number, of: number) => `${done} of ${of} pictures are in.`
export const tooManyWaiting =
  'As many archives as can be kept wait to be applied. Apply one of them; the others go an hour after they were looked at.'
export const isApplied = 'The archive is in. The site shows it from now on.'
export const nothingToDo = 'The archive says what the site says already. Nothing was changed.'
export const isUndone = 'The import is taken back. The site is as it was before.'
export const noSuchImport =
  'This archive is not kept any more: an hour after it was looked at it goes. Please choose it again.'
export const isOver = 'This import has been applied already.'
export const isNotApplied = 'This import was not applied, or has been taken back already.'
export const notKept = 'What stood before this import is not kept any more.'
export const changedMeanwhile = (count: number) =>
  count === 1
    ? 'One thing has changed since the archive was looked at. Nothing was changed; please choose the archive again.'
    : `${count} things have changed since the archive was looked at. Nothing was changed; please choose the archive again.`
export const changedSince = (names: string) =>
  `Since the import somebody has changed ${names}. Nothing was taken back; each model’s own versions lead back to what it was.`
export const mayNot = 'can’t be changed by your account.'
export const mayNotApply = (names: string) =>
  `Your account may not change ${names}. Nothing was changed; leave it out, or ask somebody who may.`
export const mayNotUndo = (names: string) =>
  `This import changed ${names}, which your account may not change. Nothing was undone; ask somebody who may.`
export const changed = 'was changed meanwhile.'
export const partNames: Record<string, string> = {
  'dealer.json': 'The dealer’s facts',
  'facts.json': 'Contracts, papers, loan terms and pages of text',
  'offers.json': 'Offers',
  'gallery.json': 'Gallery',
  'slides.json': 'Slides of the home page',
  'films.json': 'Films',
}
export const exported = 'Catalogue (ZIP)'
export const unnamed = 'catalogue.zip'
export const theArchive = 'The archive'
export const namedTogether = (names: readonly string[], others: number) =>
  others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
export const tooManyFiles = (most: number) => `The folder holds more than ${most} files.`
export const fileTooLarge = (name: string) => `${name} is larger than 15 MB.`
export const unreadable = (name: string) => `${name} can’t be read.`
