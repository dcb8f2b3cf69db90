import type { DeskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
import { listColleagues } from '#app/crm/desk/mention-query.server.ts'
import { suggestNextSteps } from '#app/crm/desk/next-step-suggestions.ts'
import { unwrapHour } from '#app/crm/enquiries/unwrap-hour.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { type AddEnquiryDeps, addEnquiryByStaff } from './add-enquiry.server.ts'
import { type CorrectEnquiryDeps, correctEnquiryAnswers } from './correct-enquiry.server.ts'
import {
  addEnquiry,
  correctEnquiry,
  getNewEnquiryFacts,
  listKnownCustomers,
} from './enquiry-editing-endpoints.ts'
import { listKnownCustomersOf } from './known-customers.server.ts'
import { newEnquiryChoices } from './new-enquiry-choices.server.ts'

export const enquiryEditingEndpoints = [
  handleEndpoint(addEnquiry, async (needs: AddEnquiryDeps, { session, body, request }) => {
    const key = request.headers.get('idempotency-key')?.slice(0, 200)
    return unwrapResult(await addEnquiryByStaff(needs, session.staff, body, key))
  }),

  handleEndpoint(correctEnquiry, async (needs: CorrectEnquiryDeps, { session, params, body }) => {
    const { reference } = params
    return unwrapHour(await correctEnquiryAnswers(needs, session.staff, { reference, ...body }))
  }),

  handleEndpoint(
    getNewEnquiryFacts,
    async (
      {
        db,
        dealer,
        vehicles,
        clock,
        timeZone: zone,
      }: Pick<AddEnquiryDeps, 'dealer' | 'clock' | 'timeZone'> & { db: Db } & Parameters<
          typeof newEnquiryChoices
        >[0],
      { session },
    ) => {
      const now = clock()
      const [{ hours }, choices, colleagues] = await Promise.all([
        dealer.get(),
        newEnquiryChoices({ vehicles }, session.staff),
        listColleagues(db, { reader: session.staff, now }),
      ])
      return { ...choices, colleagues, steps: suggestNextSteps(hours, now, zone), zone }
    },
  ),

  handleEndpoint(
    listKnownCustomers,
    async ({ db, deskList }: { db: Db; deskList: DeskListQueries }, { session, query }) => ({
      customers: await listKnownCustomersOf({ db, deskList }, session.staff, query),
    }),
  ),
]
