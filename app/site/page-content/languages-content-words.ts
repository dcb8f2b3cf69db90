/** Texts of the editor of the languages. */

export const section = 'Texts'
export const languages = 'Languages besides English'
export const languagesHint =
  'Home page and Joy Club then have fields for these languages. Visitors still see English. If you switch a language off, its texts are kept.'
