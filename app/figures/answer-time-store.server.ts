import type { DealerStore } from '#app/dealer/dealer-store.server.ts'
import type { OnAnswered } from '#app/desk/desk-event-store.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.ts'
import { answerTimes } from './answer-times.ts'

/** A step of the event's own transaction: the figures of who was answered, or no longer, change with it. */
export function keepAnswerTimes(dealer: Pick<DealerStore, 'get'>, zone: string): OnAnswered {
  return async (trx, { id, kind, created_at, call_by, first_call_at }) => {
    const counter = findEnquiry(kind)?.counter
    if (counter === undefined || call_by === null) return
    const { hours } = await dealer.get()
    await trx
      .updateTable('enquiries')
      .set(
        answerTimes(
          { hours, counter, zone },
          { createdAt: created_at, callBy: call_by, firstCallAt: first_call_at },
        ),
      )
      .where('id', '=', id)
      .execute()
  }
}
