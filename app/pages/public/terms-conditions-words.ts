/** What holds between a visitor and the dealer; its text is written by the staff (`texts/terms-text.ts`). */

export const terms = 'Terms & Conditions'
