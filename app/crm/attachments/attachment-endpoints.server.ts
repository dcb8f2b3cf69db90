import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import {
  addAttachment,
  deleteAttachment,
  getAttachment,
  listAttachments,
  restoreAttachment,
} from './attachment-endpoints.ts'
import type { AttachmentStore } from './attachment-store.server.ts'
import * as words from './attachment-words.ts'

type Deps = { attachments: AttachmentStore }

/** Endpoints of the files of enquiries. Each of them checks the role's flows again. */
export const attachmentEndpoints = [
  handleEndpoint(listAttachments, async ({ attachments }: Deps, { session, params }) => ({
    attachments: unwrapResult(await attachments.list(session.staff, params.reference)),
  })),

  handleEndpoint(addAttachment, async ({ attachments }: Deps, { session, params, body }) => ({
    message: words.added(1),
    attachment: unwrapResult(await attachments.add(session.staff, params.reference, body)),
  })),

  handleEndpoint(getAttachment, async ({ attachments }: Deps, { session, params, query }) => {
    const { reference } = params
    const isSmall = query.size === 'small'
    const id = idOf(params.id)
    const found = await attachments.find(session.staff, { reference, id, isSmall })
    if (!found) throw new Problem(404, words.gone)
    const { type, bytes, document } = found
    const isPdf = type === 'application/pdf'
    const name = `${reference.toUpperCase()}-${document}-${id}.${isPdf ? 'pdf' : 'jpg'}`
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': `${isPdf ? 'attachment' : 'inline'}; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        // Prevents a file with any content from running scripts when it is opened directly.
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    })
  }),

  handleEndpoint(deleteAttachment, async ({ attachments }: Deps, { session, params }) => {
    unwrapResult(await attachments.remove(session.staff, params.reference, idOf(params.id)))
    return { message: words.removed }
  }),

  handleEndpoint(restoreAttachment, async ({ attachments }: Deps, { session, params }) => {
    unwrapResult(await attachments.restore(session.staff, params.reference, idOf(params.id)))
    return { message: words.restored }
  }),
]

/** An invalid id is the id of no row. */
const idOf = (text: string) => parseRowId(text) ?? 0
