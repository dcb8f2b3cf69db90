import { slidesDocumentSchema } from '#app/site/home/slide-document.ts'
import { readSlidesDocument, writeSlidesDocument } from '#app/site/home/slide-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'
import { findLinkProblem } from './find-link-problem.server.ts'

export const slidesContent = definePageContent({
  key: 'slides',
  label: 'the home slides',
  shape: slidesDocumentSchema,
  published: readSlidesDocument,
  async clashes(db, { slides }) {
    const flaws: Record<string, string> = {}
    for (const [index, { link }] of slides.entries()) {
      const flaw = await findLinkProblem(db, link.href)
      if (flaw !== undefined) flaws[`slides.${index}.link.href`] = flaw
    }
    return flaws
  },
  picturesIn: ({ slides }) =>
    slides.flatMap(({ picture, tallPicture }, index) => [
      [`slides.${index}.picture`, picture],
      [`slides.${index}.tallPicture`, tallPicture],
    ]),
  apply: writeSlidesDocument,
  overlay: ({ slides: { showing } }, { slides }) => ({
    slides: { showing, ...showing(slides) },
  }),
})
