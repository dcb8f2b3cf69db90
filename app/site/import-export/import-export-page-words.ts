/** What the page “Catalogue: in and out” says. */

export const title = 'Catalogue: in and out'
export const hint =
  'Everything that the site sells and says, as one ZIP: a file of text for each model, and your own pictures. Take it away as a copy, change it in any editor or have somebody change it, and bring it in again. You see every change before it is made.'
export const back = 'All models'

export const out = 'Take it away'
export const outHint =
  'Models, offers, gallery, slides, rates and the dealer’s facts as the site shows them now, without drafts.'
export const download = 'Export the catalogue'

export const bringIn = 'Bring it in'
export const choose = 'Choose an archive or drop it here'
export const accepted = 'ZIP, at most 400 MB'
export const nothingYet = 'Nothing changes before you have seen what would.'
export const sending = (name: string) => `Sending ${name}`
export const checking = 'Looking at what is in it …'
export const notSent = 'The archive could not be sent. Please try again.'
export const empty = 'The file is empty.'
export const noZip = 'This is not a ZIP archive.'
export const tooLarge = 'The archive is larger than 400 MB.'
export const wrongTitle = 'It can’t be brought in like this'

export const previewOf = (name: string) => `What “${name}” would change`
export const sameOnly = 'Nothing: the archive says what the site says already.'
export const counts = {
  new: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  changed: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  live: (count: number) => (count === 1 ? '1 with another price' : `${count} with other prices`),
  gone: (count: number) => `${count} not in the archive`,
  held: (count: number) => (count === 1 ? '1 stays as it is' : `${count} stay as they are`),
  same: (count: number) => (count === 1 ? '1 the same' : `${count} the same`),
  pictures: (count: number) => (count === 1 ? '1 new picture' : `${count} new pictures`),
}
export const kinds = {
  new: 'New',
  changed: 'Changed',
  gone: 'Not in the archive',
  held: 'Stays as it is',
} as const
export const leaves = 'Leaves the site and the list'
export const stays = 'Stays: the box above is not ticked'
export const isNew = 'The site does not have it yet.'
export const liveHeading = 'Price, place and status'
export const more = (count: number) =>
  count === 1 ? 'and one change more' : `and ${count} changes more`

export const options = 'Also'
export const live = 'Prices, order and what is on the site'
export const liveHint =
  'Of models that are there already. Without it they keep today’s; a new model always has those of the archive.'
export const gone = 'Take away models that the archive lacks'
export const goneHint = 'They leave the site and the list, as if deleted.'
export const parts = 'The rest of the site'
export const partsHint =
  'Dealer’s facts, rates, offers, gallery, slides and films, as far as the archive has them.'

export const apply = 'Apply these changes'
export const nothingToApply = 'With these boxes nothing would change.'
export const another = 'Choose another archive'
export const applying = 'Applying …'
export const pictures = (done: number, of: number) => `${done} of ${of} pictures are in …`
export const applyFailed =
  'The archive could not be applied. Please try again: what is done is kept.'

export const past = 'Imports so far'
export const nonePast = 'Nobody has brought an archive in yet.'
export const state = {
  checked: (who: string, when: string) => `Looked at by ${who}, ${when}; not applied yet`,
  applied: (who: string, when: string) => `Applied by ${who}, ${when}`,
  undone: (who: string, when: string) => `Taken back by ${who}, ${when}`,
}
export const goOn = 'Go on'
export const goOnWith = (name: string) => `Go on with ${name}`
export const takeBack = 'Take back'
export const takeBackOne = (name: string) => `Take back ${name}`
export const takeBackQuestion = (name: string) => `Take back all that “${name}” changed?`
export const takeBackHint =
  'Everything is then as it was before this import. Where somebody has changed something of it since, nothing is taken back and you are told what.'
export const undoFailed = 'The import could not be taken back. Please try again.'
export const notFound = 'This archive is not kept any more. Please choose it again.'
