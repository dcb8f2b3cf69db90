import { settle } from '#app/changes/settle.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { eraseEnquiry } from './erasure-calls.ts'
import type { ErasureStore } from './erasure-store.server.ts'
import * as words from './staff-words.ts'

export const erasureCalls = [
  handle(eraseEnquiry, async ({ erasures }: { erasures: ErasureStore }, { params, editor }) => {
    const erased = settle(await erasures.erase(editor, idFrom(params.id) ?? 0), {
      gone: words.nothingToErase,
    })
    return { message: words.isErased(erased.reference), ...erased }
  }),
]
