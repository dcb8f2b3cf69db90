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
  says: 'List the staff accounts',
  answer: v.array(person),
  isPrivate: true,
})

export const addStaff = defineCall({
  ...own,
  needsProof: true,
  method: 'POST',
  path: '/api/staff',
  says: 'Add a staff account; answers the link that sets its password',
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
  says: 'Change an account’s role, name or email, deactivate or reactivate it',
  body: personEdit,
  answer: v.object({ message: v.string(), person }),
  refusals: [404],
})

export const inviteAgain = defineCall({
  ...own,
  needsProof: true,
  method: 'POST',
  path: '/api/staff/:userId/invitation',
  says: 'Create a link that sets an account’s password; earlier links stop working',
  answer: link,
  status: 201,
  refusals: [404, 422],
  isPrivate: true,
})

export const listStaffSessions = defineCall({
  ...own,
  method: 'GET',
  path: '/api/staff/:userId/sessions',
  says: 'List the sessions of an account',
  answer: v.array(listedSession),
  refusals: [404],
  isPrivate: true,
})

export const endStaffSessions = defineCall({
  ...own,
  needsProof: true,
  method: 'DELETE',
  path: '/api/staff/:userId/sessions',
  says: 'End all sessions of an account except the current one',
  answer: said,
  refusals: [404],
})
