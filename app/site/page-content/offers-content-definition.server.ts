import { offersDocumentSchema } from '#app/site/offers/offer-document.ts'
import {
  findModelIdsByName,
  readOffersDocument,
  writeOffersDocument,
} from '#app/site/offers/offer-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'
import * as words from './staff-words.ts'

export const offersContent = definePageContent({
  key: 'offers',
  label: 'the offers',
  shape: offersDocumentSchema,
  published: readOffersDocument,
  async clashes(db, { offers }) {
    const flaws: Record<string, string> = {}
    for (const [index, { models = [] }] of offers.entries())
      for (const name of models)
        if ((await findModelIdsByName(db, [name])).length === 0)
          flaws[`offers.${index}.models`] = words.noSuchModel(name)
    return flaws
  },
  picturesIn: ({ offers }) =>
    offers.map(({ picture }, index) => [`offers.${index}.picture`, picture]),
  apply: writeOffersDocument,
  overlay: ({ offers: { showing } }, { offers }) => ({
    offers: { showing, ...showing(offers) },
  }),
})
