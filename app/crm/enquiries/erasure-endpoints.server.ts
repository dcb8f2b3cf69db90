import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { fail } from '#app/platform/result/result.ts'
import { findEnquiryKind } from './enquiry-kinds.ts'
import type { EnquiryStore } from './enquiry-store.server.ts'
import { eraseEnquiry, listSamePersonEnquiries } from './erasure-endpoints.ts'
import type { ErasureStore } from './erasure-store.server.ts'
import * as words from './staff-words.ts'
import { canSeeEnquiryKind } from './visible-enquiry-kinds.ts'

type Deps = { erasures: ErasureStore; enquiries: Pick<EnquiryStore, 'find'>; timeZone: string }

export const erasureEndpoints = [
  handleEndpoint(
    eraseEnquiry,
    async ({ erasures, enquiries }: Deps, { params, query, session, editor }) => {
      const id = parseRowId(params.id) ?? 0
      const found = await enquiries.find(id)
      const isTheirs = found !== undefined && canSeeEnquiryKind(session.staff, found.kind)
      const also = (query.also ?? '').split(',').flatMap((it) => parseRowId(it) ?? [])
      const erased = unwrapResult(
        isTheirs ? await erasures.erase(editor, id, also) : fail('gone'),
        {
          gone: words.nothingToErase,
        },
      )
      const { reference } = erased
      const message =
        erased.count === 1
          ? words.isErased(reference)
          : words.areErased(reference, erased.count - 1)
      return { message, id, reference }
    },
  ),

  handleEndpoint(
    listSamePersonEnquiries,
    async ({ erasures, enquiries, timeZone }: Deps, { params, session }) => {
      const id = parseRowId(params.id) ?? 0
      const found = await enquiries.find(id)
      if (!found || !canSeeEnquiryKind(session.staff, found.kind))
        throw new Problem(404, words.nothingToErase)
      const others = await erasures.listSamePerson(id)
      return {
        enquiries: others
          .filter(({ kind }) => canSeeEnquiryKind(session.staff, kind))
          .map((one) => ({
            id: one.id,
            reference: one.reference,
            kind: one.kind,
            title: titleOf(one.kind),
            receivedAt: one.created_at,
            receivedOn: dayInZone(new Date(one.created_at), timeZone),
          })),
      }
    },
  ),
]

/** Returns the name of the kind at the desk, or the stored kind if it is unknown. */
function titleOf(kind: string): string {
  return findEnquiryKind(kind)?.name ?? kind
}
