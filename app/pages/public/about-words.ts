/** Texts around the about page; staff write the page itself (default: `default-about-text.ts`). */

export const pageTitle = 'About us'
