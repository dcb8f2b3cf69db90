/** What the editor says of a film and a brochure. */

export const section = 'Film and brochure'
export const sectionHint =
  'A film stands at the foot of the model’s page and loads when somebody plays it. An uploaded film is shown in place of one on YouTube.'
export const film = 'Film on YouTube'
export const filmHint = 'The 11 characters after v= in its address: aBcDeFgHiJk'
export const filmFile = 'Film as a file'
export const brochure = 'Brochure'
export const brochureHint = 'Without one, the site makes a sheet of the specification.'
