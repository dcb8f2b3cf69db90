/** Texts around the privacy notice; staff write the notice itself (default: `default-privacy-text.ts`). */

export const privacy = 'Privacy'
