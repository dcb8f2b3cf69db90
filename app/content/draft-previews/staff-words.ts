/** Messages to staff about preview links. */

export const made = 'The link works for one day. Anyone with it can see the draft as it is now.'
export const noPage = 'Visitors do not see this, so it has no preview.'
export const revoked = (count: number) =>
  count === 0
    ? 'There was no preview link.'
    : count === 1
      ? 'The preview link no longer works.'
      : `The ${count} preview links no longer work.`
