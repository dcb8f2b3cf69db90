import * as v from 'valibot'
import { defineCall } from '#app/http/define-call.ts'

const rest = { tag: 'Models', path: '/api/models/:slug/preview' } as const

/** `open`: how many links hold; `expiresAt`: until when the latest does. */
export const listPreviews = defineCall({
  ...rest,
  method: 'GET',
  may: 'models.read',
  says: 'Whether preview links of the model hold, and until when the latest does',
  answer: v.object({ open: v.number(), expiresAt: v.nullable(v.string()) }),
  refusals: [404],
})

export const openPreview = defineCall({
  ...rest,
  method: 'POST',
  may: 'models.draft',
  says: 'Make a link under which anybody sees the draft on the real pages, for a day; it is told this once',
  isPrivate: true,
  answer: v.object({ message: v.string(), url: v.string(), expiresAt: v.string() }),
  status: 201,
  refusals: [404],
})

export const revokePreviews = defineCall({
  ...rest,
  method: 'DELETE',
  may: 'models.draft',
  says: 'End all preview links of the model',
  answer: v.object({ message: v.string() }),
  refusals: [404],
})
