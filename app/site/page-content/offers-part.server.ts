import { offersDocument } from '#app/site/offers/offer-document.ts'
import { idsNamed, readOffers, writeOffers } from '#app/site/offers/offer-row-store.server.ts'
import { definePart } from './part.server.ts'
import * as words from './staff-words.ts'

export const offersPart = definePart({
  key: 'offers',
  label: 'the offers',
  shape: offersDocument,
  published: readOffers,
  async clashes(db, { offers }) {
    const flaws: Record<string, string> = {}
    for (const [index, { models = [] }] of offers.entries())
      for (const name of models)
        if ((await idsNamed(db, [name])).length === 0)
          flaws[`offers.${index}.models`] = words.noSuchModel(name)
    return flaws
  },
  picturesIn: ({ offers }) =>
    offers.map(({ picture }, index) => [`offers.${index}.picture`, picture]),
  apply: writeOffers,
  overlay: ({ offers: { showing } }, { offers }) => ({
    offers: { showing, ...showing(offers) },
  }),
})
