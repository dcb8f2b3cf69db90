/** Texts of the page “Export and import”. */

export const title = 'Export and import'
export const hint =
  'Export all models, pages and your own pictures as one ZIP file. Keep it as a copy, or edit its text files and import it again. You see every change before it is applied.'
export const back = 'All models'

export const out = 'Export'
export const outHint =
  'Models, offers, gallery, home slides, rates, page texts and dealership details as they are on the site now, without drafts.'
export const download = 'Download ZIP'

export const bringIn = 'Import'
export const choose = 'Choose a ZIP file or drop it here'
export const accepted = 'ZIP, at most 400 MB'
export const nothingYet = 'You see the changes first. Nothing changes until you apply them.'
export const sending = (name: string) => `Uploading ${name}`
export const checking = 'Checking the file …'
export const notSent = 'The file could not be uploaded. Please try again.'
export const empty = 'The file is empty.'
export const noZip = 'This is not a ZIP file.'
export const tooLarge = 'The file is larger than 400 MB.'
export const wrongTitle = 'This file cannot be imported'

export const previewOf = (name: string) => `Changes in “${name}”`
export const sameOnly = 'No changes: the site already has everything in this file.'
export const counts = {
  new: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  changed: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  live: (count: number) => (count === 1 ? '1 with a new price' : `${count} with new prices`),
  gone: (count: number) => `${count} not in the file`,
  held: (count: number) => (count === 1 ? '1 skipped' : `${count} skipped`),
  same: (count: number) => (count === 1 ? '1 unchanged' : `${count} unchanged`),
  pictures: (count: number) => (count === 1 ? '1 new picture' : `${count} new pictures`),
}
export const kinds = {
  new: 'New',
  changed: 'Changed',
  gone: 'Not in the file',
  held: 'Skipped',
} as const
export const leaves = 'Will be deleted'
export const stays = 'Will be kept, because the box above is not ticked'
export const isNew = 'Not on the site yet.'
export const liveHeading = 'Price, order and status'
export const more = (count: number) =>
  count === 1 ? 'and one more change' : `and ${count} more changes`

export const options = 'What to import'
export const live = 'Prices, order and status of existing models'
export const liveHint =
  'If not ticked, existing models keep their current prices, order and status. New models always get those of the file.'
export const gone = 'Delete models that are not in the file'
export const goneHint = 'They are removed from the site and from the list of models.'
export const parts = 'Other content of the site'
export const partsHint =
  'Dealership details, rates, page texts, offers, gallery, home slides and films, if they are in the file.'

export const apply = 'Apply these changes'
export const nothingToApply = 'With these settings, nothing would change.'
export const another = 'Choose another file'
export const applying = 'Applying …'
export const pictures = (done: number, of: number) => `${done} of ${of} pictures imported …`
export const applyFailed =
  'The import did not finish. Please try again; it continues where it stopped.'

export const past = 'Earlier imports'
export const nonePast = 'No imports yet.'
export const state = {
  checked: (who: string, when: string) => `Uploaded by ${who}, ${when}; not applied yet`,
  applied: (who: string, when: string) => `Applied by ${who}, ${when}`,
  undone: (who: string, when: string) => `Undone by ${who}, ${when}`,
}
export const goOn = 'Continue'
export const goOnWith = (name: string) => `Continue with ${name}`
export const takeBack = 'Undo'
export const takeBackOne = (name: string) => `Undo ${name}`
export const takeBackQuestion = (name: string) => `Undo all changes of “${name}”?`
export const takeBackHint =
  'This restores everything this import changed. If any of it has been edited since, nothing is undone and you see a list of those items.'
export const undoFailed = 'The import could not be undone. Please try again.'
export const notFound = 'This file is no longer available. Please choose it again.'
