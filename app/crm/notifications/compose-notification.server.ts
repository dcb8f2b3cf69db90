import { canLogIn } from '#app/auth/login/staff-store.server.ts'
import { spokenMoment } from '#app/crm/enquiries/callback-deadline-words.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind, enquiryKindTitle } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { PushMessage } from '#app/crm/my-calls/push-message.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Capability, HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import { isNotificationKind, type NotificationKind } from './notification-kinds.ts'
import type { OutboxNotification } from './notification-outbox-store.server.ts'
import type { NotificationSettings } from './notification-settings.ts'
import * as words from './staff-words.ts'

type Context = {
  person: StaffAccount | undefined
  settings: NotificationSettings
  /** Undefined if the enquiry was deleted, or if the notification is about several. */
  enquiry: EnquiryRow | undefined
  mayDo: HasCapability
  now: Date
  timeZone: string
}

const maxBodyLength = 120

const neededCapability: Record<NotificationKind, Capability> = {
  newEnquiry: 'desk.work',
  assigned: 'desk.work',
  due: 'desk.work',
  mentioned: 'desk.read',
  approval: 'quotations.approve',
}

/**
 * Composes a notification from the rights, settings and the enquiry of this moment. Returns
 * undefined if the notification no longer concerns the person.
 */
export function composeNotification(
  { id, kind, count, event }: OutboxNotification,
  context: Context,
): PushMessage | undefined {
  const { person, settings, enquiry, mayDo, now, timeZone } = context
  if (!isNotificationKind(kind) || !settings.kinds[kind]) return undefined
  if (!person || !canLogIn(person, now)) return undefined
  if (!mayDo(person, neededCapability[kind])) return undefined
  if (count > 1) return { ...composeSummary(kind, count), id }
  if (!enquiry || enquiry.erased_at !== null || !canSeeEnquiryKind(person, enquiry.kind))
    return undefined
  if (!concerns(kind, { person, enquiry, event })) return undefined
  return {
    title: titleOf(kind, enquiry, { now, timeZone }),
    body: settings.showsDetails ? detailsOf(enquiry) : enquiry.reference,
    tag: `enquiry-${enquiry.reference}`,
    url: `/admin/desk/${enquiry.reference}`,
    id,
  }
}

function composeSummary(kind: NotificationKind, count: number): PushMessage {
  const isNew = kind === 'newEnquiry'
  return {
    title: isNew ? words.manyNew(count) : words.manyAssigned(count),
    body: words.openDesk,
    tag: kind,
    url: `/admin/desk?section=${isNew ? 'new' : 'mine'}`,
  }
}

/** Returns `false` if the enquiry was closed, reassigned or moved in the meantime. */
function concerns(
  kind: NotificationKind,
  { person, enquiry, event }: { person: StaffAccount; enquiry: EnquiryRow; event: string },
): boolean {
  if (kind === 'mentioned' || kind === 'approval') return true
  if (enquiry.is_open === 0 && kind !== 'newEnquiry') return false
  const { assignee_id: assignee, due_at: due, id } = enquiry
  if (kind === 'assigned') return assignee === person.id
  if (assignee !== null && assignee !== person.id) return false
  return kind === 'newEnquiry' || event === `due/${id}/${due}`
}

function titleOf(
  kind: NotificationKind,
  { kind: slug, due_at: due, call_by: callBy }: EnquiryRow,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const name = enquiryKindTitle(slug)
  const time = due === null ? '' : shortMoment(due, now, timeZone)
  if (kind === 'mentioned') return words.mentioned(name)
  if (kind === 'approval') return words.approval(name)
  if (kind === 'due') return words.dueAt(time, name)
  const title = kind === 'newEnquiry' ? words.newEnquiry(slug) : words.assignedToYou(name)
  if (time === '') return title
  return due === callBy ? words.withCallBy(title, time) : words.withDue(title, time)
}

/** Formats an instant of today as "11:30 AM", and another as "11:30 AM tomorrow, Monday". */
function shortMoment(instant: string, now: Date, timeZone: string): string {
  const { day, time } = localTime(new Date(instant), timeZone)
  return day === localTime(now, timeZone).day
    ? formatStaffTime(time)
    : spokenMoment(instant, { now, timeZone })
}

function detailsOf({ answers_json, model, reference }: EnquiryRow): string {
  const { name } = parseStoredAnswers(answers_json)
  const parts = [typeof name === 'string' ? sanitizeLine(name) : '', model ?? '']
  const said = parts.filter((part) => part !== '').join(' · ')
  return said.slice(0, maxBodyLength) || reference
}
