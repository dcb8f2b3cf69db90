import { filmContent } from '#app/site/frame/film-content.ts'
import { readFilmsDocument, writeFilmsDocument } from '#app/site/frame/film-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'

export const filmsPageContent = definePageContent({
  ...filmContent,
  published: readFilmsDocument,
  apply: writeFilmsDocument,
  overlay: ({ films: { showing } }, { films }) => ({
    films: { showing, ...showing(films.map(({ page, ...film }) => ({ id: page, ...film }))) },
  }),
})
