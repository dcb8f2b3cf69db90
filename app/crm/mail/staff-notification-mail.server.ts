import { canLogIn, type StaffStore } from '#app/auth/login/staff-store.server.ts'
import * as words from '#app/crm/assignment/assignment-mail-words.ts'
import type { OverdueEnquiryStore } from '#app/crm/assignment/overdue-enquiry-store.server.ts'
import { spokenMoment } from '#app/crm/enquiries/callback-deadline-words.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryStore } from '#app/crm/enquiries/enquiry-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { workingMinutesBetween } from '#app/platform/dealer-details/working-time.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { composeLeadMail } from './compose-enquiry-mail.server.ts'
import type { OutboxMail } from './mail-outbox-store.server.ts'

/** Composes the weekly mail of figures; undefined if it is no longer wanted. */
export type ComposeWeeklyMail = (
  reader: StaffAccount,
  queuedAt: Date,
) => Promise<{ subject: string; text: string } | undefined>

export type StaffNotificationMailDeps = {
  composeWeeklyMail: ComposeWeeklyMail
  enquiries: Pick<EnquiryStore, 'find'>
  staff: Pick<StaffStore, 'find'>
  overdue: OverdueEnquiryStore
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  publicUrl: string | undefined
  from: string | undefined
  mail?: { leadsTo: readonly string[] } | undefined
}

type StaffNotificationMail = OutboxMail & {
  purpose: 'assigned' | 'all-told' | 'digest' | 'weekly'
  staff_id: number
}

export function isStaffNotificationMail(owed: OutboxMail): owed is StaffNotificationMail {
  const { purpose, staff_id } = owed
  return (
    staff_id !== null &&
    (purpose === 'assigned' ||
      purpose === 'all-told' ||
      purpose === 'digest' ||
      purpose === 'weekly')
  )
}

/**
 * Composes a mail to a member of staff. Returns undefined if the mail no longer concerns this
 * person.
 */
export async function composeStaffNotificationMail(
  needs: StaffNotificationMailDeps,
  owed: StaffNotificationMail,
) {
  const { staff, dealer, clock } = needs
  const person = await staff.find(owed.staff_id)
  if (!person || !canLogIn(person, clock()) || !isCurrentRecipient(needs, person, owed))
    return undefined
  const name = staffName(person)
  const mail =
    owed.purpose === 'digest'
      ? await composeOverdueDigest(needs)
      : owed.purpose === 'weekly'
        ? await needs.composeWeeklyMail(person, new Date(owed.created_at))
        : await composeEnquiryNotification(needs, owed, name)
  const sender = needs.from ?? (await dealer.get()).email
  return (
    mail && {
      ...mail,
      from: sender,
      to: owed.recipient,
      messageId: `<${owed.purpose}.${owed.id}@${sender.split('@')[1]}>`,
    }
  )
}

/**
 * Returns `true` if the address still belongs to the person. A digest or the weekly mail may also go to `leadsTo`
 * while no owner has an address.
 */
function isCurrentRecipient(
  { mail }: StaffNotificationMailDeps,
  { email }: { email: string },
  owed: StaffNotificationMail,
) {
  if (email !== '' || (owed.purpose !== 'digest' && owed.purpose !== 'weekly'))
    return email === owed.recipient
  return mail?.leadsTo.includes(owed.recipient) ?? false
}

async function composeEnquiryNotification(
  needs: StaffNotificationMailDeps,
  owed: StaffNotificationMail,
  name: string,
) {
  const { enquiries, dealer, timeZone, publicUrl } = needs
  const { enquiry_id: id, purpose, staff_id: staffId } = owed
  const found = id === null ? undefined : await enquiries.find(id)
  const enquiry = found && findEnquiryKind(found.kind)
  if (!enquiry || found.erasedAt !== null) return undefined
  const isTheirs = found.assigneeId === staffId
  if (purpose === 'assigned' ? !isTheirs : found.assigneeId !== null) return undefined
  const { reference, answers, phone, callBy, source } = found
  const lead = composeLeadMail(
    {
      enquiry,
      reference,
      createdAt: new Date(found.createdAt),
      answers,
      phone,
      callBy,
      source,
      dealer: await dealer.get(),
      timeZone,
      publicUrl,
    },
    { hasDeadline: false },
  )
  const told = {
    name,
    callBy: callBy === null ? undefined : spokenMoment(callBy, { now: undefined, timeZone }),
  }
  const [subject, head] =
    purpose === 'assigned'
      ? [words.yoursSubject(enquiry.name, reference), words.yours(told)]
      : [words.allToldSubject(enquiry.name, reference), words.allTold(told)]
  return { ...lead, subject, text: `${head}\n\n${lead.text}` }
}

async function composeOverdueDigest({
  overdue,
  dealer,
  clock,
  timeZone,
  publicUrl,
}: StaffNotificationMailDeps) {
  const count = await overdue.count()
  if (count === 0) return undefined
  const { hours } = await dealer.get()
  const now = clock()
  const oldest = (await overdue.listOldest()).map(({ reference, kind, dueAt, assignee }) => {
    const enquiry = findEnquiryKind(kind)
    const counter = enquiry?.counter ?? 'sales'
    const minutes = workingMinutesBetween(hours, counter, new Date(dueAt), now, timeZone)
    return {
      reference,
      kind: enquiry?.name ?? kind,
      assignee,
      late: words.lateBy(minutes),
    }
  })
  const link = publicUrl && `${publicUrl}/admin/desk?section=overdue`
  return { subject: words.digestSubject(count), text: words.digest(count, oldest, link) }
}
