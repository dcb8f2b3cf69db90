/** Texts of the section with film and brochure. */

export const section = 'Film and brochure'
export const sectionHint =
  'The film is shown at the bottom of the model page and loads only when a visitor plays it. An uploaded film replaces the one on YouTube.'
export const film = 'YouTube film'
export const filmHint = 'The 11 characters after v= in the YouTube address, for example aBcDeFgHiJk'
export const filmFile = 'Film file'
export const brochure = 'Brochure'
export const brochureHint = 'If you leave it empty, the site makes one from the specification.'
