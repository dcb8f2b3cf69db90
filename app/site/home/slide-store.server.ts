import { modelKeyFromLink } from '#app/catalogue/vehicles/model-paths.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { SlideDocument } from './slide-content.ts'
import { readSlidesDocument } from './slide-query.server.ts'
import type { PhoneTextSide, TextSide } from './text-side.ts'

export type SlideStore = ReturnType<typeof slideStore>
export type Slide = {
  id: number
  headline: string
  line: string
  link: { text: string; href: string }
  picture: Picture
  /** Upright picture for phones. */
  tallPicture: Picture | null
  quietSide: TextSide
  tallQuietSide: PhoneTextSide
}

export function slideStore(db: Db, pictures: PictureLibrary) {
  const listOf = async (slides: readonly SlideDocument[], today: string): Promise<Slide[]> => {
    const dated = slides.filter((slide) => isSlideScheduled(slide, today))
    const led = dated.map((slide) => ({ slide, model: modelKeyFromLink(slide.link.href) }))
    const isOnSale = await onSaleAmong(led.flatMap(({ model }) => model ?? []))
    return led
      .filter(({ model }) => model === undefined || isOnSale.has(model))
      .map(({ slide }, index) => ({
        id: slide.id ?? -index - 1,
        headline: slide.headline,
        line: slide.line,
        link: slide.link,
        picture: pictures.get(slide.picture),
        tallPicture: slide.tallPicture ? pictures.get(slide.tallPicture) : null,
        quietSide: slide.quietSide,
        tallQuietSide: slide.tallQuietSide,
      }))
  }
  return {
    /**
     * Lists the slides for a day. A slide that links to a model is shown only while the model is on
     * sale and on the site.
     */
    listShown: async (today: string) => listOf((await readSlidesDocument(db)).slides, today),

    /** Returns a store whose `listShown` returns these slides instead. */
    showing: (slides: readonly SlideDocument[]) => ({
      listShown: (today: string) => listOf(slides, today),
    }),
  }

  async function onSaleAmong(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set()
    const rows = await db
      .selectFrom('vehicles')
      .select('key')
      .where('key', 'in', keys)
      .where('status', '=', 1)
      .where('availability', '=', 'on-sale')
      .execute()
    return new Set(rows.map(({ key }) => key))
  }
}

function isSlideScheduled(
  { from, until }: Pick<SlideDocument, 'from' | 'until'>,
  today: string,
): boolean {
  return (from === undefined || from <= today) && (until === undefined || today <= until)
}
