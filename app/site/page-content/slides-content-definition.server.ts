import { slideContent } from '#app/site/home/slide-content.ts'
import { readSlidesDocument, writeSlidesDocument } from '#app/site/home/slide-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'

export const slidesPageContent = definePageContent({
  ...slideContent,
  published: readSlidesDocument,
  apply: writeSlidesDocument,
  overlay: ({ slides: { showing } }, { slides }) => ({
    slides: { showing, ...showing(slides) },
  }),
})
