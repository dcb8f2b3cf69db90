/** What a visitor reads about what the site keeps; its text is written by the staff (`texts/privacy-text.ts`). */

export const privacy = 'Privacy'
