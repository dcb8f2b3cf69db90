/** What a visitor reads about the house; its text is written by the staff (`texts/about-text.ts`). */

export const pageTitle = 'About us'
