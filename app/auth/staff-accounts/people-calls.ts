import * as v from 'valibot'
import { listedSession } from '#app/auth/login/own-session-calls.ts'
import { defineCall } from '#app/platform/http/define-call.ts'
import { newPerson, person, personEdit } from './person.ts'

const tag = 'Staff'
const own = { tag, may: 'staff.edit' } as const
const said = v.object({ message: v.string() })

/** A link that was made just now; nobody can read it a second time. */
const link = v.object({
  message: v.string(),
  userId: v.string(),
  /** The whole address. */
  invitation: v.string(),
  /** Until when it holds, ISO 8601. */
  until: v.string(),
  /** Where another one is mailed to, or ''. */
  mailedTo: v.string(),
})

export type DrawnLink = v.InferOutput<typeof link>

export const listStaff = defineCall({
  ...own,
  method: 'GET',
  path: '/api/staff',
  says: 'The accounts of the staff',
  answer: v.array(person),
  isPrivate: true,
})

export const addStaff = defineCall({
  ...own,
  needsProof: true,
  method: 'POST',
  path: '/api/staff',
  says: 'Invite somebody; answers the address with which they set their password',
  body: newPerson,
  answer: link,
  status: 201,
  isPrivate: true,
})

export const changeStaff = defineCall({
  ...own,
  needsProof: true,
  method: 'PATCH',
  path: '/api/staff/:userId',
  says: 'Change an account’s role, name or address, deactivate or reactivate it',
  body: personEdit,
  answer: v.object({ message: v.string(), person }),
  refusals: [404],
})

export const inviteAgain = defineCall({
  ...own,
  needsProof: true,
  method: 'POST',
  path: '/api/staff/:userId/invitation',
  says: 'A new link with which an account sets its password; earlier ones end',
  answer: link,
  status: 201,
  refusals: [404, 422],
  isPrivate: true,
})

export const listStaffSessions = defineCall({
  ...own,
  method: 'GET',
  path: '/api/staff/:userId/sessions',
  says: 'Where an account is logged in',
  answer: v.array(listedSession),
  refusals: [404],
  isPrivate: true,
})

export const endStaffSessions = defineCall({
  ...own,
  needsProof: true,
  method: 'DELETE',
  path: '/api/staff/:userId/sessions',
  says: 'Log an account out everywhere, but for the session that asks',
  answer: said,
  refusals: [404],
})
