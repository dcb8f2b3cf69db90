/** What the editor of any document of the site says. */

export const pleaseChoose = 'Choose'
export const forAll = 'All of them'
export const add = (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
export const nth = (one: string, index: number) =>
  `${one[0]?.toUpperCase()}${one.slice(1)} ${index + 1}`
export const pasteRows = 'Paste rows from a spreadsheet here'
export const rowsExample = 'Two columns: what, and its figure'
export const up = (entry: string) => `Move ${entry} up`
export const down = (entry: string) => `Move ${entry} down`
export const remove = (entry: string) => `Remove ${entry}`
export const removeShort = 'Remove'
export const noPicture = 'No picture yet'
export const pictureOf = (label: string) => `Chosen for: ${label}`

export const standingFor = (label: string) => `Standing for: ${label}`

export const saving = 'Saving …'
export const saved = 'Saved'
export const savedBy = (who: string, at: string) => `Saved by ${who}, ${at}`
export const asOnSite = 'As on the site'
export const notSaved = (count: number) =>
  count === 1 ? 'Not saved: one field needs mending' : `Not saved: ${count} fields need mending`
export const offline = 'Not saved: no answer. What you typed is still here, and is sent again.'
export const unsaved = 'Not saved yet'
export const merged = (who: string) => `${who} changed this meanwhile. Both changes are kept.`
export const clashed = (who: string, paths: string) =>
  `${who} changed this meanwhile. Where both of you changed the same, yours stands: ${paths}. Theirs is in the versions once it was published.`
export const takenUpOver = (paths: string) =>
  `Your draft was restored. It replaces what changed meanwhile in: ${paths}.`
export const stillMissing = (count: number) =>
  count === 1 ? 'One field is still missing' : `${count} fields are still missing`
/** What is said at a field that is still to be filled in. */
export const fillIn = 'Please fill this in.'
export const fillOrLeave = 'It goes with what stands beside it: fill it in, or empty that as well.'
export const pick = 'Please choose.'
export const pickPicture = 'Please choose a picture.'
export const onItsWay = 'It is on its way: a moment, please.'
export const atLeastOne = (one: string) => `Please add at least one ${one}.`
export const complete = 'Nothing is missing'
export const publish = 'Publish'
export const publishTitle = 'Publish what is written'
export const publishNow = 'Publish now'
export const publishLater = 'Publish at this time'
export const nothingWritten = 'Nothing to publish: the site shows all of this.'
export const schedule = 'Schedule'
export const isPlanned = (at: string) => `It goes on the site by itself on ${at}.`
export const isLeaving = (at: string) => `It leaves the site by itself on ${at}.`
export const contradictions = 'The page would say two different things:'
export const publishHint = 'The site shows it at once.'
export const laterHint = 'Or at a day and an hour of the shop’s clock:'
export const day = 'Day'
export const hour = 'Hour'
export const willLeave = (at: string) => `Leaves the site ${at}`
export const takePlanBack = 'Take the plan back'
export const planFailed = (why: string) => `The plan was not carried out: ${why}`
export const plannedBy = (who: string, at: string) => `${who} has planned to publish it on ${at}.`
export const changesStay = 'Changes from now on stay a draft.'
export const laterChangesStay = 'Later changes stay a draft.'
export const planStays = 'Only an account that may publish can cancel it or discard the draft.'
export const leaveThen = 'Take off the site at this time'
export const versions = 'Versions'
export const versionsTitle = 'Earlier versions'
export const noVersions = 'It has not been published from here yet.'
export const asItCame = 'as it came with the catalogue'
export const version = (number: number, who: string, at: string) =>
  at === '' ? `Version ${number}, ${asItCame}` : `Version ${number}, by ${who}, ${at}`
export const changedDirectly = (number: number, at: string) =>
  `Version ${number}, changed without a draft before ${at}`
export const cancel = 'Cancel'
export const restore = 'Restore'
export const restoring = 'Restoring…'
export const restoreTitle = (number: number) => `Restore version ${number}?`
export const restorePublishes = 'The site shows it at once. You can undo that.'
export const restoreDrafts = 'It is saved as a draft. The owner or a manager can publish it.'
export const restoreReplaces =
  'It replaces the draft that is not published yet. Undo brings that back.'
export const restoreCancelsPlan = 'The planned publication is cancelled.'
export const restoreChanges = 'What changes on the site:'
export const restoreChangesNothing = 'The site shows the same already.'
export const compareFailed = 'The differences could not be loaded. Please try again.'
export const restored = (number: number) => `Version ${number} is on the site.`
export const notPublished = (why: string) => `Nothing was published: ${why}`
export const draftAsItWas = 'Your draft is as it was.'
export const draftUnsaved = 'Your draft is in the editor and not saved yet.'
export const isDraftNow = (number: number) => `Version ${number} is a draft now.`
export const undone = 'Undone'
export const notUndone = 'It could not be undone.'
export const discard = 'Discard the draft'
export const discardQuestion = {
  title: 'Discard what is written and not published?',
  confirm: discard,
  tone: 'bad',
} as const
export const discardWithPlan = 'Discard the draft and cancel its planned publication?'
export const failed = 'That did not work. Please try again.'
export const sectionNames = 'Sections'
export const needsFilling = (count: number) => `${count} missing`
export const seeOnSite = 'See it on the site'
