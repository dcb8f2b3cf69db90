/** Messages about documents of any content type. */

export const documentMessages = {
  checkFields: 'Please check the marked fields.',
  /** Another user saved first. */
  quicker: (who: string, version: number) =>
    `${who === '' ? 'Another user' : who} saved first: this is now version ${version}. Your changes are still here.`,
  nothingToPublish: 'There is nothing new to publish. The site already shows all of this.',
  pastInstant: 'The date and time must be in the future.',
  saved: 'Draft saved.',
  published: 'Published. It is on the site now.',
  planned: 'Scheduled. The site does not change until then.',
  planIsBack: 'The schedule is cancelled. Nothing changes on the site automatically.',
  discarded: 'The draft is discarded. The site has not changed.',
  isDraftAgain: 'Saved as a draft. The owner or a manager can publish it.',
}
