import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const tag = 'Staff'
const messageAnswer = v.object({ message: v.string() })

/** A session in a list. Its ID cannot be used as a cookie. */
export const listedSessionSchema = v.object({
  id: v.string(),
  /** Device label, such as "Chrome on Android", or ''. */
  device: v.string(),
  /** Instants, ISO 8601. */
  startedAt: v.string(),
  lastSeenAt: v.string(),
  /** `true` for the session that sent the request. */
  isThis: v.boolean(),
})

export type ListedSession = v.InferOutput<typeof listedSessionSchema>

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  may: 'account.own',
  says: 'List the sessions of the own account',
  tag,
  answer: v.array(listedSessionSchema),
  isPrivate: true,
})

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  may: 'account.own',
  says: 'Log out on one device',
  tag,
  answer: messageAnswer,
  refusals: [404],
})

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions',
  may: 'account.own',
  says: 'Log out on all other devices',
  tag,
  answer: messageAnswer,
})
