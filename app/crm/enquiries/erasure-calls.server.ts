import { gone } from '#app/platform/audit/outcome.ts'
import { settle } from '#app/platform/audit/settle.server.ts'
import { dayOf } from '#app/platform/calendar/dates.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { idFrom } from '#app/platform/http/id-from.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { findEnquiry } from './enquiries.ts'
import type { EnquiryStore } from './enquiry-store.server.ts'
import { eraseEnquiry, listSamePerson } from './erasure-calls.ts'
import type { ErasureStore } from './erasure-store.server.ts'
import { sees } from './seen-kinds.ts'
import * as words from './staff-words.ts'

type Needs = { erasures: ErasureStore; enquiries: Pick<EnquiryStore, 'find'>; timeZone: string }

export const erasureCalls = [
  handle(
    eraseEnquiry,
    async ({ erasures, enquiries }: Needs, { params, query, session, editor }) => {
      const id = idFrom(params.id) ?? 0
      const found = await enquiries.find(id)
      const isTheirs = found !== undefined && sees(session.staff, found.kind)
      const also = (query.also ?? '').split(',').flatMap((it) => idFrom(it) ?? [])
      const erased = settle(isTheirs ? await erasures.erase(editor, id, also) : gone, {
        gone: words.nothingToErase,
      })
      const { reference } = erased
      const message =
        erased.count === 1
          ? words.isErased(reference)
          : words.areErased(reference, erased.count - 1)
      return { message, id, reference }
    },
  ),

  handle(listSamePerson, async ({ erasures, enquiries, timeZone }: Needs, { params, session }) => {
    const id = idFrom(params.id) ?? 0
    const found = await enquiries.find(id)
    if (!found || !sees(session.staff, found.kind)) throw new Problem(404, words.nothingToErase)
    const others = await erasures.listSamePerson(id)
    return {
      enquiries: others
        .filter(({ kind }) => sees(session.staff, kind))
        .map((one) => ({
          id: one.id,
          reference: one.reference,
          kind: one.kind,
          title: titleOf(one.kind),
          receivedAt: one.created_at,
          receivedOn: dayOf(new Date(one.created_at), timeZone),
        })),
    }
  }),
]

/** As the desk calls it, where one comes from. */
function titleOf(kind: string): string {
  return findEnquiry(kind)?.name ?? kind
}
