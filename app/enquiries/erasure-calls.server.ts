import { settle } from '#app/changes/settle.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { eraseEnquiry } from './erasure-calls.ts'
import type { ErasureStore } from './erasure-store.server.ts'

export const erasureCalls = [
  handle(eraseEnquiry, async ({ erasures }: { erasures: ErasureStore }, { params, editor }) => {
    const erased = settle(await erasures.erase(editor, idFrom(params.id) ?? 0), {
      gone: 'There is nothing left to erase in this enquiry.',
    })
    const message = `The answers of ${erased.reference} are erased. It still counts.`
    return { message, ...erased }
  }),
]
