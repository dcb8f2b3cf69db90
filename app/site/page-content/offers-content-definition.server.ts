import { offerContent } from '#app/site/offers/offer-content.ts'
import { readOffersDocument, writeOffersDocument } from '#app/site/offers/offer-query.server.ts'
import { offerReviewRows } from '#app/site/offers/offer-review-query.server.ts'
import { definePageContent } from './define-page-content.server.ts'

export const offersPageContent = definePageContent({
  ...offerContent,
  published: readOffersDocument,
  apply: writeOffersDocument,
  reviewRows: { offer: offerReviewRows },
  overlay: ({ offers: { showing } }, { offers }) => ({
    offers: { showing, ...showing(offers) },
  }),
})
