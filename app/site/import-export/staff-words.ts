import { maxPictureMegabytes } from '#app/media/pictures/upload-limits.ts'

/** Messages about an import. The texts of the page are in `import-export-page-words.ts`. */

import { firstNames } from '#app/platform/audit/staff-words.ts'

export const notAnArchive = 'Please send the file as application/zip.'
export const cutOff = 'The file was not uploaded completely. Please upload it again.'
export const otherFormat = (version: string) =>
  `This file has format version ${version}, but this site reads version 1. Please export it again from a site with the same release.`
export const otherThing = 'This file is not a catalogue: its archive.json names something else.'
export const nothingInIt =
  'This file contains no catalogue. It needs a folder “vehicles” with a file for each model, or files such as offers.json.'
export const tooManyModels = (most: number) => `The file contains more than ${most} models.`
export const manifestTooLarge = 'is larger than 8 MB.'
export const documentTooLarge = 'is larger than 2 MB.'
export const documentsTooLarge = (megabytes: number) =>
  `The JSON files are larger than ${megabytes} MB in total.`
export const tooManyValues = (most: number) =>
  `contains more than ${most.toLocaleString('en-IN')} values.`
export const tooManyPictures = (most: number) =>
  `refers to too many pictures: one import can have at most ${most.toLocaleString('en-IN')}.`
export const stopped = (problems: number) =>
  `Checking stopped after ${problems} problems. There may be more.`
export const tooDeep = 'has groups nested more than twenty levels deep.'
export const notText = 'is not UTF-8 text.'
export const unknownSetting =
  'is not a known field. The file may come from a newer release: update this site first, or remove the field'
export const notSettings = 'must be a group of fields in { }'
export const pictureLacks = (name: string) =>
  `refers to the picture ${name}, which is neither on this site nor in the file.`
export const filmLacks = (name: string) =>
  `refers to the film ${name}, which is not on this site. Films cannot be imported: remove the name and upload the film afterwards.`
export const brochureLacks = (name: string) =>
  `refers to the brochure ${name}, which is not on this site. Brochures cannot be imported: remove the name and upload the brochure afterwards.`
export const pictureRefused = (name: string, why: string) => `refers to ${name}. ${why}`
export const noSuchModel = (name: string) => `refers to the model ${name}, which does not exist.`
export const atLeastWrong = (count: number) =>
  `At least ${count} problems in the file must be corrected first. The rest was not checked, and nothing has changed.`
export const wrong = (count: number) =>
  count === 1
    ? 'One problem in the file must be corrected first. Nothing has changed.'
    : `${count} problems in the file must be corrected first. Nothing has changed.`

export const heldByDraft = (who: string) =>
  `has a draft by ${who} and is skipped. Publish or discard that draft first.`
export const heldByName = (field: string, other: string) =>
  `has the same ${field} as ${other} and is skipped.`
export const heldByRole = 'cannot be changed by your account and is skipped.'
export const fields = { name: 'name', slug: 'web address', formValue: 'form value' } as const

export const isChecked = 'The file has been checked. Nothing has changed yet.'
export const takingPictures = (done: number, of: number) => `${done} of ${of} pictures imported.`
export const tooManyWaiting =
  'Too many imports are waiting. Apply one of them, or wait: an import that is not applied is deleted after an hour.'
export const isApplied = 'Imported. The changes are on the site now.'
export const nothingToDo = 'The site already has everything in this file. Nothing has changed.'
export const isUndone = 'The import is undone. The site is as it was before.'
export const noSuchImport =
  'This file is no longer available, because it was not applied within an hour. Please choose it again.'
export const isOver = 'This import has already been applied.'
export const isNotApplied = 'This import was not applied, or has already been undone.'
export const notKept = 'The state before this import is no longer available.'
export const changedMeanwhile = ({ length }: readonly string[]) =>
  length === 1
    ? 'One item has changed since the file was checked. Nothing was imported. Please choose the file again.'
    : `${length} items have changed since the file was checked. Nothing was imported. Please choose the file again.`
export const changedSince = (names: readonly string[]) =>
  `Changed since the import: ${firstNames(names, 5)}. Nothing was undone. To go back, restore an earlier version of each model.`
export const mayNotApply = (names: readonly string[]) =>
  `Your account cannot change these: ${firstNames(names, 5)}. Nothing has changed. Leave them out, or ask the owner or a manager.`
export const mayNotUndo = (names: readonly string[]) =>
  `This import changed items that your account cannot change: ${firstNames(names, 5)}. Nothing was undone. Ask the owner or a manager.`
export const partNames: Record<string, string> = {
  'dealer.json': 'Dealership details',
  'facts.json': 'Contracts, documents, loan terms and page texts',
  'offers.json': 'Offers',
  'gallery.json': 'Gallery',
  'slides.json': 'Home slides',
  'films.json': 'Films',
}
export const exported = 'Catalogue (ZIP)'
export const unnamed = 'catalogue.zip'
export const theArchive = 'The file'
export const tooManyFiles = (most: number) => `The folder contains more than ${most} files.`
export const fileTooLarge = (name: string) => `${name} is larger than ${maxPictureMegabytes} MB.`
export const unreadable = (name: string) => `${name} cannot be read.`
