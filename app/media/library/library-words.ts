import type { PictureReferenceState } from '#app/media/pictures/document-json-query.server.ts'

/** Texts of the picture library. */

export const title = 'Pictures'
export const hint =
  'Every uploaded picture, newest first. A picture that was uploaded here stays until you delete it. Any other picture is deleted automatically when nothing uses it any more.'
export const search = 'Search file names and descriptions'
export const onlyUnused = 'Only unused pictures'
export const find = 'Search'
export const none = 'No pictures yet. Upload some here, or in a document of the site.'
export const nothingFound = 'No picture matches.'
export const allUsed = 'Every picture is in use.'
export const found = (total: number) => (total === 1 ? '1 picture' : `${total} pictures`)

export const addPictures = 'Add pictures'
export const chooseOrDrop = 'Choose pictures or drop them here'
export const close = 'Close'
export const cancel = 'Cancel'
export const added = (count: number) =>
  count === 1 ? 'Picture added to the library.' : `${count} pictures added to the library.`

export const unnamed = 'Earlier upload'
export const pixels = (width: number, height: number) => `${width} × ${height}`
export const uploadedAt = (at: string) => `Uploaded ${at}`
export const unused = 'Not used'
export const unusedForNow = 'Not used. It is deleted automatically.'
export const usedBy = 'Used by'
export const onlyEarlier = 'Only earlier versions use it. It stays, so that you can restore them.'
export const use = (document: string, form: string) => `${document} (${form})`
export const more = (count: number) => `${count} more`

export const deletePicture = (name: string) => `Delete ${name}`
export const deleteShort = 'Delete'
export const question = 'Delete this picture?'
export const deletionIsFinal =
  'You cannot undo this. The file is removed from the server within two hours.'
export const cannotDelete = 'This picture is in use'
export const whyUsed =
  'Remove it from the documents on this list first. Deleted entries release it after 30 days. Published versions keep it, so that you can restore them.'
export const deleted = 'Picture deleted.'
export const deleteFailed = 'Failed to delete the picture. Please try again.'
export const gone = 'This picture has already been deleted.'
export const isUsed = 'This picture is in use, so it cannot be deleted.'

export const chooseTitle = 'Choose a picture'
export const loading = 'Loading …'
export const loadFailed = 'The pictures could not be loaded. Please try again.'
export const olderPictures = 'Show older pictures'

/** Names of the forms of a document that refer to a picture. */
export const forms: Readonly<Record<Exclude<PictureReferenceState, 'version'>, string>> = {
  published: 'on the site',
  deleted: 'deleted, can be restored',
  draft: 'draft',
  planned: 'scheduled',
  preview: 'preview link',
  upload: 'recent upload, kept for a day',
  import: 'import that can be undone',
}
export const versions = (numbers: readonly string[]) =>
  numbers.length === 1
    ? `version ${numbers[0]}`
    : `versions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
export const titles = {
  setting: 'Settings',
  import: 'Catalogue import',
}
