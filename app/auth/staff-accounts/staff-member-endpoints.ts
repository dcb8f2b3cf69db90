import * as v from 'valibot'
import { listedSessionSchema } from '#app/auth/login/own-session-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import {
  availabilitySchema,
  newStaffMemberSchema,
  staffMemberEditSchema,
  staffMemberSchema,
} from './staff-member.ts'

const tag = 'Staff'
const endpointDefaults = { tag, may: 'staff.edit' } as const
const messageAnswer = v.object({ message: v.string() })

/** A new invitation link. It cannot be read a second time. */
const invitationLinkSchema = v.object({
  message: v.string(),
  userId: v.string(),
  /** The full URL. */
  invitation: v.string(),
  /** Instant at which the link expires, ISO 8601. */
  until: v.string(),
  /** E-mail address to which a second link is mailed, or ''. */
  mailedTo: v.string(),
})

export type InvitationLink = v.InferOutput<typeof invitationLinkSchema>

export const listStaffMembers = defineEndpoint({
  ...endpointDefaults,
  method: 'GET',
  path: '/api/staff',
  says: 'List the staff accounts',
  answer: v.array(staffMemberSchema),
  isPrivate: true,
})

export const inviteStaffMember = defineEndpoint({
  ...endpointDefaults,
  needsProof: true,
  method: 'POST',
  path: '/api/staff',
  says: 'Add a staff account; answers the link that sets its password',
  body: newStaffMemberSchema,
  answer: invitationLinkSchema,
  status: 201,
  isPrivate: true,
})

export const changeStaffMember = defineEndpoint({
  ...endpointDefaults,
  needsProof: true,
  method: 'PATCH',
  path: '/api/staff/:userId',
  says: 'Change an account’s role, name or email, deactivate or reactivate it',
  body: staffMemberEditSchema,
  answer: v.object({ message: v.string(), person: staffMemberSchema }),
  refusals: [404],
})

/** Sets who is available. In contrast to the other endpoints, managers may use it too. */
export const changeAvailability = defineEndpoint({
  method: 'PATCH',
  path: '/api/staff/:userId/availability',
  may: 'staff.availability',
  says: 'Mark a colleague as available, or as away until a day',
  tag,
  body: availabilitySchema,
  answer: messageAnswer,
  refusals: [404],
})

export const renewInvitation = defineEndpoint({
  ...endpointDefaults,
  needsProof: true,
  method: 'POST',
  path: '/api/staff/:userId/invitation',
  says: 'Create a link that sets an account’s password; earlier links stop working',
  answer: invitationLinkSchema,
  status: 201,
  refusals: [404, 422],
  isPrivate: true,
})

export const listStaffSessions = defineEndpoint({
  ...endpointDefaults,
  method: 'GET',
  path: '/api/staff/:userId/sessions',
  says: 'List the sessions of an account',
  answer: v.array(listedSessionSchema),
  refusals: [404],
  isPrivate: true,
})

export const endStaffSessions = defineEndpoint({
  ...endpointDefaults,
  needsProof: true,
  method: 'DELETE',
  path: '/api/staff/:userId/sessions',
  says: 'End all sessions of an account except the current one',
  answer: messageAnswer,
  refusals: [404],
})
