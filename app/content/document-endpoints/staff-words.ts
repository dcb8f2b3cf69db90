/** Messages about documents of any content type. */

export const documentMessages = {
  nothingToPublish: 'There is nothing new to publish. The site already shows all of this.',
  pastInstant: 'The date and time must be in the future.',
  saved: 'Draft saved.',
  published: 'Published. It is on the site now.',
  /** For documents that visitors do not see. */
  applied: 'Published.',
  planned: 'Scheduled. The site does not change until then.',
  planIsBack: 'The schedule is cancelled. Nothing changes on the site automatically.',
  discarded: 'The draft is discarded. The site has not changed.',
  isDraftAgain: 'Saved as a draft. The owner or a manager can publish it.',
}

/** Messages for a change to a draft that fails. */
export const documentFailureMessages = {
  invalid: 'Please check the marked fields.',
  /** Another user saved first. */
  conflict: (edit?: { who: string; version: number }) =>
    `${edit?.who || 'Another user'} saved first: this is now version ${edit?.version}. Your changes are still here.`,
}
