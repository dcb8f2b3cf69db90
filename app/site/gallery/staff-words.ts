/** Texts for managing the gallery. Texts of the fields and the list are in separate files. */

export const addPictures = 'Add pictures'
export const chooseOrDrop = 'Choose pictures or drop them here'
export const progress = (saved: number, of: number) => `${saved} of ${of} saved`
export const close = 'Close'
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving…'
export const tryAgain = 'Try again'
export const whatShows = (file: string) => `Caption of ${file}`
export const whyCaption = 'Caption (optional). Screen readers read it aloud.'
export const added = (pictures: number) =>
  pictures === 1 ? 'Picture added.' : `${pictures} pictures added.`

export const noCaption = 'No caption'
export const editCaption = (id: number, caption: string) =>
  `Edit the caption of ${named(id, caption)}`
export const deletePicture = (id: number, caption: string) => `Delete ${named(id, caption)}`
export const untitled = (id: number) => `Picture ${id}`
const named = (id: number, caption: string) => `picture ${id}${caption ? `, ${caption}` : ''}`
export const saveFailed = 'Failed to save the caption. Please try again.'

/** Messages of the endpoints. */
export const managed = {
  saved: 'Caption saved. It is on the site now.',
  changedMeanwhile: (somebody = 'Another user') =>
    `${somebody} changed this caption while you were editing. Your changes are still here. Save again to replace theirs.`,
  gone: 'This picture has already been deleted.',
  deleted: 'Picture deleted.',
  isBack: 'The picture is restored.',
  tooLate: 'This picture can no longer be restored.',
}

export const leaveUnsent = (count: number) =>
  count === 1 ? 'Leave without adding the picture?' : `Leave without adding ${count} pictures?`
export const leave = 'Leave'
export const leaveLoses =
  'If you leave this page, the chosen pictures and their captions are not saved.'
