import { canLogIn, type StaffStore } from '#app/auth/login/staff-store.server.ts'
import type {
  PasswordLinkPurpose,
  PasswordLinkStore,
} from '#app/auth/staff-accounts/password-link-store.server.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import { type Clock, dayAndTimeInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { OutboxMail } from './mail-outbox-store.server.ts'
import * as words from './staff-words.ts'

export type PasswordLinkMailDeps = {
  staff: Pick<StaffStore, 'find'>
  links: Pick<PasswordLinkStore, 'create'>
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  publicUrl: string | undefined
  from: string | undefined
}

type PasswordLinkMail = OutboxMail & { purpose: PasswordLinkPurpose; staff_id: number }

const passwordLinkPaths: Record<PasswordLinkPurpose, string> = {
  invitation: '/admin/invitation',
  password: '/admin/new-password',
}

/**
 * Maximum age of a password-reset mail, in milliseconds. An older mail is not sent, because the
 * person no longer waits for it.
 */
const maxResetMailAge = 3_600_000

export function isPasswordLinkMail(owed: OutboxMail): owed is PasswordLinkMail {
  return owed.staff_id !== null && (owed.purpose === 'invitation' || owed.purpose === 'password')
}

/**
 * Composes a mail with a new password link. Returns undefined if the mail must no longer be sent.
 */
export async function composePasswordLinkMail(needs: PasswordLinkMailDeps, owed: PasswordLinkMail) {
  const { staff, links, dealer, clock, timeZone, publicUrl } = needs
  const { purpose, staff_id: staffId, recipient } = owed
  const account = await staff.find(staffId)
  const now = clock()
  if (!publicUrl || !account || !canLogIn(account, now) || account.email !== recipient)
    return undefined
  // The account already has a password, or the reset mail is too old.
  const isOver =
    purpose === 'invitation'
      ? account.passwordHash !== ''
      : now.getTime() - Date.parse(owed.created_at) > maxResetMailAge
  if (isOver) return undefined
  const { name, email } = await dealer.get()
  const { token, until } = await links.create(staffId, purpose)
  const { day, time } = dayAndTimeInZone(new Date(until), timeZone)
  const facts = {
    name: staffName(account),
    userId: account.userId,
    dealer: name,
    link: `${publicUrl}${passwordLinkPaths[purpose]}/${token}`,
    until: formatDayAndTime(day, time),
  }
  const sender = needs.from ?? email
  return {
    ...(purpose === 'invitation'
      ? { subject: words.invitationSubject(name), text: words.invitation(facts) }
      : { subject: words.passwordSubject(name), text: words.newPassword(facts) }),
    from: sender,
    to: recipient,
    messageId: `<${purpose}.${owed.id}@${sender.split('@')[1]}>`,
  }
}
