import type { Db } from '#app/platform/db/connect-database.server.ts'
import { readDealer, writeDealer } from '#app/platform/dealer-details/dealer-store.server.ts'
import { withFormattedHolidays } from '#app/platform/dealer-details/format-holiday-day.server.ts'
import { type DealerDocument, dealerContent } from '#app/site/dealer-on-pages/dealer-content.ts'
import { definePageContent } from './define-page-content.server.ts'

/** The site has one dealer. */
const dealerId = 1

async function readDealerDocument(db: Db): Promise<DealerDocument> {
  const found = await readDealer(db, dealerId)
  if (!found) throw new Error('The database holds no dealer with id 1')
  const { id: _, ...document } = withFormattedHolidays(found.facts)
  return document
}

export const dealerPageContent = definePageContent({
  ...dealerContent,
  published: readDealerDocument,
  apply: (db, { after }) => writeDealer(db, dealerId, { ...after, id: dealerId }),
  overlay: (_, document) => ({
    dealer: { get: async () => ({ ...document, id: dealerId }) },
  }),
})
