/** Texts of the editor for the films of pages. */

export const films = 'Films'
export const filmsHint = 'One film for each page. A page without a film shows none.'
export const film = 'film'
export const page = 'Page'
export const pages = [
  { value: 'amc', label: 'Maintenance contract' },
  { value: 'optain', label: 'Opt in' },
  { value: 'joy-club', label: 'Joy Club' },
] as const
export const title = 'Title'
export const poster = 'Picture before the film starts'
export const youtubeId = 'YouTube ID'
export const youtubeIdHint =
  'The 11 characters after “v=” in the address of the film. It replaces the film of the demo.'
export const file = 'Film file'
export const fileHint = 'An uploaded film replaces the one on YouTube.'
export const twice = 'must have at most one film for each page'
