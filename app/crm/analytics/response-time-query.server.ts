import type { OnFirstResponse } from '#app/crm/desk/desk-event-store.server.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import { dealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { measureResponseTime } from './measure-response-time.ts'

/**
 * Returns a step of the desk event's transaction. The step updates the response time when a
 * response is added or undone.
 */
export function responseTimeRecorder(desk: ChangeContext, zone: string): OnFirstResponse {
  return async (trx, { id, kind, created_at, call_by, first_call_at }) => {
    const counter = findEnquiryKind(kind)?.counter
    if (counter === undefined || call_by === null) return
    // Reads on the transaction's own connection. With another connection, ten concurrent
    // transactions could use all ten connections and wait for an eleventh.
    const { hours } = (await dealerStore({ ...desk, db: trx }).find(1)) ?? dealerFallback
    await trx
      .updateTable('enquiries')
      .set(
        measureResponseTime(
          { hours, counter, zone },
          { createdAt: created_at, callBy: call_by, firstCallAt: first_call_at },
        ),
      )
      .where('id', '=', id)
      .execute()
  }
}
