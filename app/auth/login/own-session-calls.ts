import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'

const tag = 'Staff'
const said = v.object({ message: v.string() })

/** A session as it is listed; its id opens nothing. */
export const listedSession = v.object({
  id: v.string(),
  /** "Chrome on Android", or ''. */
  device: v.string(),
  /** Instants, ISO 8601. */
  startedAt: v.string(),
  lastSeenAt: v.string(),
  /** The one that asks. */
  isThis: v.boolean(),
})

export type ListedSession = v.InferOutput<typeof listedSession>

export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/api/sessions',
  may: 'account.own',
  says: 'List the sessions of the own account',
  tag,
  answer: v.array(listedSession),
  isPrivate: true,
})

export const endOwnSession = defineCall({
  method: 'DELETE',
  path: '/api/sessions/:id',
  may: 'account.own',
  says: 'Log out on one device',
  tag,
  answer: said,
  refusals: [404],
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/sessions',
  may: 'account.own',
  says: 'Log out on all other devices',
  tag,
  answer: said,
})
