import { counterOfPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { findLostPlaces } from '#app/crm/appointments/lost-places.server.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import {
  findOpenedMessages,
  findReminderMails,
  type ReminderMail,
} from './reminder-board-query.server.ts'
import type { Reminder, ReminderList, ReminderState } from './reminder-endpoints.ts'
import { reminderMessage } from './reminder-message.ts'
import {
  type AppointmentToRemind,
  findBookingTimes,
  listExpected,
  recipientOf,
  reminderKey,
} from './reminder-query.server.ts'
import * as words from './reminder-staff-words.ts'
import { findSendingTime, isBookedEarlyEnough, type ReminderRules } from './reminder-times.ts'

export type ReminderListDeps = {
  db: Db
  clock: Clock
  timeZone: string
  dealer: Pick<DealerStore, 'get'>
  facts: Pick<SettingsStore, 'get'>
  enquiryLinks: Pick<EnquiryLinkStore, 'paths'>
  mayDo: HasCapability
  /** Undefined if the site sends no mail. */
  mail?: object | undefined
}

/** Maximum number of appointments of a day. */
const maxListed = 500

/**
 * Lists the reminders of a day's appointments that the account may see. `origin` is the address of
 * the site, for links in texts.
 */
export async function listReminders(
  deps: ReminderListDeps,
  { staff, day, origin }: { staff: StaffAccount; day: string; origin: string },
): Promise<ReminderList> {
  const { db, clock, timeZone, enquiryLinks, mayDo } = deps
  const expected = await listExpected(db, day, maxListed)
  const appointments = expected.filter(({ kind }) => canSeeEnquiryKind(staff, kind))
  const ids = appointments.map(({ enquiry_id }) => enquiry_id)
  const now = clock()
  const [dealer, { texts }, mails, bookedAt, openedAt, pathOf, lost] = await Promise.all([
    deps.dealer.get(),
    deps.facts.get(messageTextsSetting),
    findReminderMails(db, appointments.map(reminderKey)),
    findBookingTimes(db, appointments),
    findOpenedMessages(db, ids, now),
    enquiryLinks.paths(),
    findLostPlaces(
      deps,
      appointments.map(({ reference }) => reference),
    ),
  ])
  const rules = { hours: dealer.hours, timeZone }
  const sender = staffName(staff)
  const maySend = mayDo(staff, 'desk.work')
  const reminders = appointments.map((appointment): Reminder => {
    const { reference, at, purpose, coming_at, enquiry_id } = appointment
    const mail = mails.get(reminderKey(appointment))
    const link = `${origin}${pathOf(appointment)}`
    const values = messageValues(appointment, { dealer, sender, link })
    const { flow = 'none' } = findEnquiryKind(appointment.kind) ?? {}
    const { kind, state, phone } = appointment
    const isLost = lost.has(reference)
    const message =
      maySend && phone && !isLost
        ? reminderMessage(texts, { flow, state, kind, values })
        : undefined
    return {
      ...{ reference, at, purpose, name: values.name, phone: phone ?? '' },
      isComing: coming_at !== null,
      state: stateOf(appointment, {
        ...{ mail, rules, now, isLost, isMailOn: deps.mail !== undefined },
        bookedAt: bookedAt.get(enquiry_id) ?? now,
      }),
      sentAt: mail?.sent_at ?? null,
      message: message ?? null,
      openedAt: openedAt.get(enquiry_id) ?? null,
    }
  })
  return { day, reminders }
}

type Facts = {
  mail: ReminderMail | undefined
  bookedAt: Date
  now: Date
  rules: ReminderRules
  isMailOn: boolean
  isLost: boolean
}

function stateOf(
  appointment: AppointmentToRemind,
  { mail, bookedAt, now, rules, isMailOn, isLost }: Facts,
): ReminderState {
  if (mail?.sent_at) return 'sent'
  if (mail?.given_up_at) return 'failed'
  if (isLost) return 'lost-place'
  if (!isMailOn) return 'no-mail'
  if (recipientOf(appointment) === undefined) return 'no-address'
  if (!isBookedEarlyEnough(appointment, bookedAt, rules.timeZone)) return 'booked-late'
  return findSendingTime(appointment, now, rules) === undefined ? 'missed' : 'waiting'
}

type Sender = { dealer: Dealer; sender: string; link: string }

/** Values of the placeholders. Those of other occasions, such as a promised call, are empty. */
function messageValues(
  { answers_json, model, purpose, day, at, reference }: AppointmentToRemind,
  { dealer, sender, link }: Sender,
) {
  const answers = parseStoredAnswers(answers_json)
  const text = (name: string) => {
    const answer = answers[name]
    return typeof answer === 'string' ? answer.trim() : ''
  }
  return {
    name: text('name'),
    dealer: dealer.name,
    phone: dealer[`${counterOfPurpose(purpose)}Phones`][0] ?? '',
    salesperson: sender,
    model: model ?? '',
    vehicle: model || words.vehicle,
    variant: model ?? '',
    registrationNumber: text('registrationNumber'),
    ...{ price: '', offer: '', callBy: '' },
    bookingDay: formatDay(day),
    bookingTime: formatStaffTime(at),
    dayWithoutTime: '',
    appointmentDay: formatHour({ day, at: null }),
    appointmentTime: formatStaffTime(at),
    reference,
    enquiryLink: link,
    estimateTotal: '',
  }
}
