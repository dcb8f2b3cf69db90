import type { EnquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { deskEnquiryStore } from './desk-enquiry-store.server.ts'
import { type DeskEventStoreDeps, deskEventStore } from './desk-event-store.server.ts'
import { deskListQueries } from './desk-list-query.server.ts'
import { type EnquiryMergeDeps, enquiryMergeStore } from './enquiry-merge-store.server.ts'
import { savedViewStore } from './saved-view-store.server.ts'

/** Creates the stores of the desk. */
export const deskStores = (
  deps: DeskEventStoreDeps & EnquiryMergeDeps & { enquiryLinks: Pick<EnquiryLinkStore, 'paths'> },
) => ({
  deskList: deskListQueries(deps),
  deskEvents: deskEventStore(deps),
  histories: deskEnquiryStore(deps),
  joins: enquiryMergeStore(deps),
  deskViews: savedViewStore(deps.db),
})
