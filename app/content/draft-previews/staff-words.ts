/** What the staff read where a draft is looked at before it is on the site. */

export const made = 'The link holds for a day. Anyone who has it sees the draft as it is now.'
export const revoked = (count: number) =>
  count === 0
    ? 'No preview link was open.'
    : count === 1
      ? 'The preview link shows nothing any more.'
      : `The ${count} preview links show nothing any more.`
