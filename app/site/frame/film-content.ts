import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { lineField, optionField } from '#app/content/fields/field-kinds.ts'
import { defineField, optional, ownField } from '#app/content/fields/field-modifiers.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'
import { hasUniqueKeys, textMatching } from '#app/platform/schema/schemas.ts'
import * as words from './film-content-words.ts'

/** Pages with a film, by the ids that the films have in the database. */
export const filmPages = ['amc', 'optain', 'joy-club'] as const

/** The fields of one film. */
export const filmFields = {
  page: optionField(words.page, filmPages, words.pages),
  title: lineField(words.title, { max: 120 }),
  poster: pictureNameField(words.poster, { minimum: { width: 960, height: 540 } }),
  youtubeId: optional(
    ownField(textMatching(/^[\w-]{11}$/, 'aBcDeFgHiJk: the 11 characters of a YouTube address'), {
      kind: 'text',
      label: words.youtubeId,
      hint: words.youtubeIdHint,
    }),
  ),
  // An uploaded film, which replaces the YouTube film, or a film that is delivered with the program,
  // which a YouTube film replaces.
  file: optional(
    defineField<string>(
      textMatching(/^[a-z0-9/-]+\.mp4$/, 'films/amc.mp4'),
      () => ({ kind: 'file', of: 'mp4', label: words.file, hint: words.fileHint }),
      { refersTo: 'film' },
    ),
  ),
}

/** The films of the pages AMC, Opt in and Joy Club. */
export const filmContent = defineContent({
  key: 'films',
  label: 'the films',
  page: '/amc',
  fields: {
    films: rowsField(words.films, filmFields, { one: words.film, most: filmPages.length }),
  },
  sections: [{ id: 'films', title: words.films, hint: words.filmsHint, fields: ['films'] }],
  rules: [
    {
      field: 'films',
      isMet: ({ films }) => hasUniqueKeys(films, ({ page }) => page),
      says: words.twice,
    },
  ],
})

export type FilmsDocument = DocumentOf<typeof filmContent>
