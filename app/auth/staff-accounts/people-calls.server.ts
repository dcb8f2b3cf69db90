import { listSessions, type SessionsNeeded } from '#app/auth/login/listed-sessions.server.ts'
import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { SecurityEvent, SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { Problem, problemOf } from '#app/platform/http/problem.server.ts'
import {
  addStaff,
  changeStaff,
  type DrawnLink,
  endStaffSessions,
  inviteAgain,
  listStaff,
  listStaffSessions,
} from './people-calls.ts'
import type { Changed, Invited, PeopleStore } from './people-store.server.ts'
import * as words from './staff-words.ts'

type Needs = SessionsNeeded & {
  people: PeopleStore
  staff: Pick<StaffStore, 'findByUserId'>
  security: Pick<SecurityLog, 'note'>
  publicUrl: string | undefined
  mailsLinks: boolean
}

/** Manage → Staff. */
export const peopleCalls = [
  handle(listStaff, ({ people }: Needs) => people.list()),

  handle(addStaff, async (needs: Needs, { editor, body, facts }) => {
    const added = await needs.people.add(editor, body)
    if (added.is === 'refused') throw problemOf(added)
    const { userId: label, name } = added.person
    await needs.security.note({ event: 'account-added', editor, label, requestId: facts.id })
    return linkOf(needs, added, facts.origin, words.invited(name))
  }),

  handle(inviteAgain, async (needs: Needs, { editor, params: { userId }, facts }) => {
    const drawn = await needs.people.inviteAgain(editor, userId)
    if (drawn.is === 'gone') throw new Problem(404, words.noSuchPerson)
    if (drawn.is === 'refused') throw problemOf(drawn)
    await needs.security.note({ event: 'link-drawn', editor, label: userId, requestId: facts.id })
    return linkOf(needs, drawn, facts.origin, words.linkDrawn)
  }),

  handle(changeStaff, async (needs: Needs, { editor, params: { userId }, body, facts }) => {
    const changed = await needs.people.change(editor, userId, body)
    if (changed.is === 'gone') throw new Problem(404, words.noSuchPerson)
    if (changed.is === 'refused') throw problemOf(changed)
    const { event, message } = whatHappened(changed)
    // They are gone already; open pages hear of it by this.
    if (event === 'account-ended') await needs.sessions.removeOthers(changed.person.id, undefined)
    await needs.security.note({ event, editor, label: userId, requestId: facts.id })
    return { message, person: changed.person }
  }),

  handle(listStaffSessions, async (needs: Needs, { params: { userId }, session }) =>
    listSessions(needs, await idOf(needs, userId), session.idHash),
  ),

  handle(endStaffSessions, async (needs: Needs, { params: { userId }, session, editor, facts }) => {
    await needs.sessions.removeOthers(await idOf(needs, userId), session.idHash)
    const event = 'sessions-ended'
    await needs.security.note({ event, editor, label: userId, requestId: facts.id })
    return { message: words.sessionsEnded(userId) }
  }),
]

async function idOf({ staff }: Needs, userId: string): Promise<number> {
  const account = await staff.findByUserId(userId)
  if (!account) throw new Problem(404, words.noSuchPerson)
  return account.id
}

function linkOf(
  { publicUrl, mailsLinks }: Needs,
  { token, until, person }: Invited,
  origin: string,
  message: string,
): DrawnLink {
  return {
    message,
    userId: person.userId,
    invitation: `${publicUrl ?? origin}/admin/invitation/${token}`,
    until,
    mailedTo: mailsLinks ? person.email : '',
  }
}

function whatHappened({ before, person }: Changed): {
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
