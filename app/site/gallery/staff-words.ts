/** What the staff read where they manage the gallery; fields and the list say their own. */

export const addPictures = 'Add pictures'
export const chooseOrDrop = 'Choose pictures or drop them here'
export const progress = (saved: number, of: number) => `${saved} of ${of} saved`
export const close = 'Close'
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving…'
export const tryAgain = 'Try again'
export const whatShows = (file: string) => `What ${file} shows`
export const whyCaption = 'What it shows (optional): read to those who can’t see it'
export const leaveOut = (file: string) => `Leave ${file} out`
export const isSaved = 'Saved'
export const makingSizes = 'Making the sizes…'
export const sending = (file: string) => `Sending ${file}`
export const notSent = 'It did not get through. Check the connection and try again.'
export const added = (pictures: number) =>
  pictures === 1 ? 'Picture added.' : `${pictures} pictures added.`

export const noCaption = 'No caption'
export const editCaption = (id: number, caption: string) =>
  `Edit the caption of ${named(id, caption)}`
export const deletePicture = (id: number, caption: string) => `Delete ${named(id, caption)}`
const named = (id: number, caption: string) => `picture ${id}${caption ? `, ${caption}` : ''}`
export const saveFailed = 'Failed to save the caption. Please try again.'

/** What the calls answer. */
export const managed = {
  saved: 'Caption saved. The site shows it from now on.',
  changedMeanwhile: (somebody = 'Somebody else') =>
    `${somebody} changed this caption while you were editing. What you typed is still here: Save once more replaces theirs.`,
  gone: 'This picture is gone already.',
  deleted: 'Picture deleted.',
  isBack: 'The picture is back.',
  tooLate: 'This picture can’t be brought back any more.',
}

export const leaveUnsent = (count: number) =>
  count === 1 ? 'Leave without adding the picture?' : `Leave without adding the ${count} pictures?`
export const leave = 'Leave'
export const leaveLoses =
  'The chosen pictures and their captions are lost when you leave this page.'
