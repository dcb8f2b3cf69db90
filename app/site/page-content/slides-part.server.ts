import { slidesDocument } from '#app/site/home/slide.ts'
import { readSlides, writeSlides } from '#app/site/home/slide-row-store.server.ts'
import { linkFlaw } from './link-targets.server.ts'
import { definePart } from './part.server.ts'

export const slidesPart = definePart({
  key: 'slides',
  label: 'the home slides',
  shape: slidesDocument,
  published: readSlides,
  async clashes(db, { slides }) {
    const flaws: Record<string, string> = {}
    for (const [index, { link }] of slides.entries()) {
      const flaw = await linkFlaw(db, link.href)
      if (flaw !== undefined) flaws[`slides.${index}.link.href`] = flaw
    }
    return flaws
  },
  picturesIn: ({ slides }) =>
    slides.flatMap(({ picture, tallPicture }, index) => [
      [`slides.${index}.picture`, picture],
      [`slides.${index}.tallPicture`, tallPicture],
    ]),
  apply: writeSlides,
  overlay: ({ slides: { showing } }, { slides }) => ({
    slides: { showing, ...showing(slides) },
  }),
})
