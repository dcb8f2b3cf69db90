import { endOfToday } from '#app/auth/login/availability-endpoints.server.ts'
import { type ListSessionsDeps, listSessions } from '#app/auth/login/list-sessions.server.ts'
import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { SecurityEvent, SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { type Clock, dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import {
  changeAvailability,
  changeStaffMember,
  endStaffSessions,
  type InvitationLink,
  inviteStaffMember,
  listStaffMembers,
  listStaffSessions,
  renewInvitation,
} from './staff-member-endpoints.ts'
import type {
  Invitation,
  StaffMemberChange,
  StaffMemberStore,
} from './staff-member-store.server.ts'
import * as words from './staff-words.ts'

/** Maximum length of a planned absence. */
const maxDaysAway = 366

type Deps = ListSessionsDeps & {
  clock: Clock
  timeZone: string
  people: StaffMemberStore
  staff: Pick<StaffStore, 'findByUserId'>
  security: Pick<SecurityLog, 'note'>
  publicUrl: string | undefined
  mailsLinks: boolean
}

/** Endpoints of Manage → Staff. */
export const staffMemberEndpoints = [
  handleEndpoint(listStaffMembers, ({ people }: Deps) => people.list()),

  handleEndpoint(inviteStaffMember, async (needs: Deps, { editor, body, facts }) => {
    const added = unwrapResult(await needs.people.add(editor, body))
    const { userId: label, name } = added.person
    await needs.security.note({ event: 'account-added', editor, label, requestId: facts.id })
    return presentInvitationLink(needs, added, facts.origin, words.invited(name))
  }),

  handleEndpoint(renewInvitation, async (needs: Deps, { editor, params: { userId }, facts }) => {
    const drawn = unwrapResult(await needs.people.renewInvitation(editor, userId))
    await needs.security.note({ event: 'link-drawn', editor, label: userId, requestId: facts.id })
    return presentInvitationLink(needs, drawn, facts.origin, words.linkDrawn)
  }),

  handleEndpoint(
    changeStaffMember,
    async (needs: Deps, { editor, params: { userId }, body, facts }) => {
      const changed = unwrapResult(
        await needs.people.change(editor, userId, body, endOfToday(needs)),
      )
      const { event, message } = describeChange(changed)
      // The sessions are deleted already. This call notifies open pages.
      if (event === 'account-ended') await needs.sessions.removeOthers(changed.person.id, undefined)
      await needs.security.note({ event, editor, label: userId, requestId: facts.id })
      return { message, person: changed.person }
    },
  ),

  handleEndpoint(
    changeAvailability,
    async ({ people, clock, timeZone }: Deps, { editor, params: { userId }, body }) => {
      const { isIn, lastDayAway = null } = body
      const lastDay = isIn ? null : lastDayAway
      const today = dayInZone(clock(), timeZone)
      if (lastDay !== null && (lastDay < today || lastDay > addDays(today, maxDaysAway)))
        throw new Problem(422, words.noDay, { errors: { lastDayAway: [words.noDay] } })
      const last = isIn ? today : lastDay
      const ends = last && startOfDay(addDays(last), timeZone)
      const set = unwrapResult(await people.setAvailability(editor, userId, { isIn, until: ends }))
      const until = lastDay && formatDay(lastDay)
      return { message: isIn ? words.isNowIn(set.name) : words.isNowAway(set.name, until) }
    },
  ),

  handleEndpoint(listStaffSessions, async (needs: Deps, { params: { userId }, session }) =>
    listSessions(needs, await requireStaffId(needs, userId), session.idHash),
  ),

  handleEndpoint(
    endStaffSessions,
    async (needs: Deps, { params: { userId }, session, editor, facts }) => {
      await needs.sessions.removeOthers(await requireStaffId(needs, userId), session.idHash)
      const event = 'sessions-ended'
      await needs.security.note({ event, editor, label: userId, requestId: facts.id })
      return { message: words.sessionsEnded(userId) }
    },
  ),
]

async function requireStaffId({ staff }: Deps, userId: string): Promise<number> {
  const account = await staff.findByUserId(userId)
  if (!account) throw new Problem(404, words.noSuchPerson)
  return account.id
}

function presentInvitationLink(
  { publicUrl, mailsLinks }: Deps,
  { token, until, person }: Invitation,
  origin: string,
  message: string,
): InvitationLink {
  return {
    message,
    userId: person.userId,
    invitation: `${publicUrl ?? origin}/admin/invitation/${token}`,
    until,
    mailedTo: mailsLinks ? person.email : '',
  }
}

function describeChange({ before, person }: StaffMemberChange): {
  event: SecurityEvent['event']
  message: string
} {
  const shown = person.name || person.userId
  if (before.isActive && !person.isActive)
    return { event: 'account-ended', message: words.deactivated(shown) }
  if (!before.isActive && person.isActive)
    return { event: 'account-begun', message: words.reactivated(shown) }
  const message = before.email === person.email ? words.saved : words.savedLinksEnded
  return { event: 'account-changed', message }
}
