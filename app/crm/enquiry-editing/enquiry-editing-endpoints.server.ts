import type { DeskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
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
import { newEnquiryChoices } from './new-enquiry-facts.server.ts'

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
        dealer,
        vehicles,
        clock,
        timeZone: zone,
      }: Pick<AddEnquiryDeps, 'dealer' | 'clock' | 'timeZone'> &
        Parameters<typeof newEnquiryChoices>[0],
      { session },
    ) => {
      const { hours } = await dealer.get()
      const choices = await newEnquiryChoices({ vehicles }, session.staff)
      return { ...choices, steps: suggestNextSteps(hours, clock(), zone), zone }
    },
  ),

  handleEndpoint(
    listKnownCustomers,
    async ({ db, deskList }: { db: Db; deskList: DeskListQueries }, { session, query }) => ({
      customers: await listKnownCustomersOf({ db, deskList }, session.staff, query),
    }),
  ),
]
