import { gone } from '#app/changes/outcome.ts'
import { settle } from '#app/changes/settle.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import type { EnquiryStore } from './enquiry-store.server.ts'
import { eraseEnquiry } from './erasure-calls.ts'
import type { ErasureStore } from './erasure-store.server.ts'
import { sees } from './seen-kinds.ts'
import * as words from './staff-words.ts'

type Needs = { erasures: ErasureStore; enquiries: Pick<EnquiryStore, 'find'> }

export const erasureCalls = [
  handle(eraseEnquiry, async ({ erasures, enquiries }: Needs, { params, session, editor }) => {
    const id = idFrom(params.id) ?? 0
    const found = await enquiries.find(id)
    const isTheirs = found !== undefined && sees(session.staff, found.kind)
    const erased = settle(isTheirs ? await erasures.erase(editor, id) : gone, {
      gone: words.nothingToErase,
    })
    return { message: words.isErased(erased.reference), ...erased }
  }),
]
