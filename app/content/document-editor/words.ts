/** Texts of the document editor. */

export const pleaseChoose = 'Choose'
export const forAll = 'All'
export const add = (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
export const nth = (one: string, index: number) =>
  `${one[0]?.toUpperCase()}${one.slice(1)} ${index + 1}`
export const line = (place: number) => `line ${place}`
export const filledOf = (filled: number, all: number) => `${filled} of ${all} filled in`
export const pasteRows = 'Paste rows from a spreadsheet here'
export const rowsExample = 'Two columns: item and value'
export const up = (entry: string) => `Move ${entry} up`
export const down = (entry: string) => `Move ${entry} down`
export const moved = (entry: string, to: number, count: number) =>
  `${entry} moved to position ${to} of ${count}`
export const removed = (entry: string) => `${entry} removed`
export const remove = (entry: string) => `Remove ${entry}`
export const removeShort = 'Remove'
export const chooseFromLibrary = 'Choose from library'
export const chooseFor = (label: string) => `Choose from library: ${label}`
export const noPicture = 'No picture yet'
export const pictureOf = (label: string) => `Chosen for: ${label}`

export const standingFor = (label: string) => `Used for now: ${label}`

export const saving = 'Saving …'
export const saved = 'Saved'
export const savedBy = (who: string, at: string) => `Saved by ${who}, ${at}`
export const notSaved = (count: number) =>
  count === 1
    ? 'Not saved: one field needs to be corrected'
    : `Not saved: ${count} fields need to be corrected`
export const offline =
  'Not saved: no connection. Your changes are still here and will be sent again.'
export const unsaved = 'Not saved yet'
export const somebody = 'Another user'
export const updated = (who: string, fields: string) =>
  fields === ''
    ? `${who} saved or published this. You see the current state.`
    : `${who} changed this: ${fields}. You see the current state.`
export const merged = (who: string) =>
  `${who} changed this at the same time. Both changes are saved.`
export const clashed = (who: string, paths: string) =>
  `${who} changed this at the same time. You both changed ${paths}: your change is saved.`
/** Above the values of the other user that were replaced. */
export const overwritten = 'Replaced by your change, in case you need it:'
export const takenUpOver = (paths: string) =>
  `Your draft is restored. It replaces newer changes in: ${paths}.`
export const stillMissing = (count: number) =>
  count === 1 ? 'One field is still missing' : `${count} fields are still missing`
export const toCorrect = (count: number) => `${count} fields must be corrected`
/** Messages for empty fields. */
export const fillIn = 'Please fill this in.'
export const fillOrLeave = 'Fill this in too, or empty the field beside it.'
export const pick = 'Please choose.'
export const pickPicture = 'Please choose a picture.'
export const onItsWay = 'Uploading. Please wait a moment.'
export const atLeastOne = (one: string) => `Please add at least one ${one}.`
export const complete = 'Nothing is missing'
export const toCheck = (count: number) =>
  count === 1 ? 'Please check one field' : `Please check ${count} fields`
export const warnings = 'Please check before you publish:'
export const showField = 'Show the field'
export const publish = 'Publish'
export const publishTitle = 'Publish the draft'
export const publishNow = 'Publish now'
export const publishLater = 'Schedule publication'
export const schedule = 'Schedule'
export const isPlanned = (at: string) => `It will be published automatically on ${at}.`
export const isLeaving = (at: string) => `It will be taken off the site automatically on ${at}.`
export const contradictions = 'These figures contradict each other:'
export const laterThanFirstDay = 'Choose a day after the first day of this entry.'
export const laterHint = 'Or choose a date and time (showroom time):'
export const day = 'Date'
export const hour = 'Time'
export const willLeave = (at: string) => `Leaves the site ${at}`
export const takePlanBack = 'Cancel the schedule'
export const planFailed = (why: string) => `The scheduled change failed: ${why}`
export const plannedBy = (who: string, at: string) =>
  `${who} has scheduled it to be published on ${at}.`
export const changesStay =
  'Changes you make now are saved as a draft. They do not go on the site with the schedule.'
export const laterChangesStay = 'Later changes are saved as a draft.'
export const planStays = 'Only the owner or a manager can cancel the schedule or discard the draft.'
export const leaveThen = 'Schedule removal'
export const versions = 'Versions'
export const versionsTitle = 'Earlier versions'
export const noVersions = 'There are no earlier versions yet.'
export const asItCame = 'from the original catalogue'
export const version = (number: number, who: string, at: string) =>
  at === '' ? `Version ${number}, ${asItCame}` : `Version ${number}, by ${who}, ${at}`
export const changedDirectly = (number: number, at: string) =>
  `Version ${number}, changed directly before ${at}`
export const cancel = 'Cancel'
export const restore = 'Restore'
export const restoring = 'Restoring…'
export const restoreTitle = (number: number) => `Restore version ${number}?`
export const restoreMoves =
  'The site shows it immediately, at its former address. To go back, restore the present version.'
export const restoreDrafts = 'It is saved as a draft. The owner or a manager can publish it.'
export const restoreReplaces =
  'It replaces the unpublished draft. Undo, which is offered for ten seconds, restores that draft.'
export const restoreDropsDraft = 'The unpublished draft is deleted.'
export const restoreCancelsPlan =
  'The scheduled publication is cancelled. Undo does not schedule it again.'
export const compareFailed = 'The differences could not be loaded. Please try again.'
export const notPublished = (why: string) => `Nothing was published: ${why}`
export const undone = 'Undone'
export const notUndone = 'This could not be undone.'
export const discard = 'Discard draft'
export const discardQuestion = {
  title: 'Discard the unpublished draft?',
  confirm: discard,
  tone: 'bad',
} as const
export const discardWithPlan = 'Discard the draft and cancel its scheduled publication?'
export const failed = 'Something went wrong. Please try again.'
export const sectionNames = 'Sections'
export const needsFilling = (count: number) => `${count} missing`
export const seeOnSite = 'View on the site'

/** Texts about the published document. */
export const published = {
  onSite: {
    same: 'As on the site',
    nothingToPublish: 'Nothing to publish. The site already shows all of this.',
    publishHint: 'The site shows it immediately.',
    restorePublishes: 'The site shows it immediately. You can undo this for ten seconds.',
    restoreChanges: 'What changes on the site:',
    restoreChangesNothing: 'Nothing: the site already shows the same.',
    restored: (number: number) => `Version ${number} is on the site.`,
  },
  /** For documents that visitors do not see. */
  internal: {
    same: 'Published',
    nothingToPublish: 'Nothing to publish. This is the published version.',
    publishHint: 'It applies immediately.',
    restorePublishes: 'It applies immediately. You can undo this for ten seconds.',
    restoreChanges: 'Changes:',
    restoreChangesNothing: 'Nothing: the published version is the same.',
    restored: (number: number) => `Version ${number} is published.`,
  },
}
