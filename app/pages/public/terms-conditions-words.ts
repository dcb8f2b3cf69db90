/** Texts around the terms; staff write the terms themselves (default: `default-terms-text.ts`). */

export const terms = 'Terms & Conditions'
