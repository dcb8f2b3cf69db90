import { counterOfPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { bring } from '#app/crm/appointments/bring-words.ts'
import { findLostPlaces } from '#app/crm/appointments/lost-places.server.ts'
import { hourStatusOf } from '#app/crm/enquiries/booked-hour.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { ComposeReminderMail } from '#app/crm/mail/reminder-mail.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import {
  formatDealerAddress,
  formatOpeningHours,
} from '#app/platform/dealer-details/format-dealer.ts'
import {
  type AppointmentToRemind,
  findBookingTimes,
  findExpected,
  recipientOf,
  reminderKey,
} from './reminder-query.server.ts'
import { findSendingTime, isBookedEarlyEnough } from './reminder-times.ts'
import * as words from './reminder-words.ts'

export type ComposeReminderDeps = {
  db: Db
  clock: Clock
  timeZone: string
  dealer: Pick<DealerStore, 'get'>
  enquiryLinks: Pick<EnquiryLinkStore, 'paths'>
  publicUrl: string | undefined
}

/**
 * Returns the function with which the mail worker composes reminders from the present state. It
 * returns undefined for a reminder that must not be sent now: the appointment is cancelled, moved,
 * begun, merged or erased or has lost its place, the address has changed, or it is too late in the
 * evening. If it becomes
 * due again, the next run of `enqueueReminders` queues it again.
 */
export function reminderComposer(deps: ComposeReminderDeps): ComposeReminderMail {
  const { db, clock, timeZone, dealer, enquiryLinks, publicUrl } = deps
  return async ({ enquiry_id: id, once_key, recipient }) => {
    const found = id === null ? undefined : await findExpected(db, id)
    if (!found || reminderKey(found) !== once_key || recipientOf(found) !== recipient)
      return undefined
    const [details, now] = [await dealer.get(), clock()]
    const { hours } = details
    const sendingTime = findSendingTime(found, now, { hours, timeZone })
    if (sendingTime === undefined || sendingTime > now) return undefined
    const bookedAt = (await findBookingTimes(db, [found])).get(found.enquiry_id)
    if (!bookedAt || !isBookedEarlyEnough(found, bookedAt, timeZone)) return undefined
    if ((await findLostPlaces(deps, [found.reference])).size > 0) return undefined
    const counter = counterOfPurpose(found.purpose)
    const { reference, purpose, day, at } = found
    return {
      subject: words.subject({ day, at }),
      text: words.reminder({
        ...{ reference, purpose, day, at },
        isUnconfirmed: isUnconfirmed(found),
        isComing: found.coming_at !== null,
        bring: bring[purpose],
        dealer: details.name,
        address: formatDealerAddress(details),
        phone: details[`${counter}Phones`][0],
        hours: formatOpeningHours(hours[counter]),
        link: publicUrl && `${publicUrl}${(await enquiryLinks.paths())(found)}`,
      }),
    }
  }
}

/** Returns `true` if staff still have to confirm the hour. After a call, the customer knows more. */
function isUnconfirmed(appointment: AppointmentToRemind): boolean {
  const { kind, purpose, answers_json, state, call_by: callBy, first_call_at } = appointment
  const enquiry = findEnquiryKind(kind)
  // Staff arrange deliveries.
  if (!enquiry || purpose === 'delivery' || first_call_at !== null) return false
  const answers = parseStoredAnswers(answers_json)
  return hourStatusOf(enquiry, answers, { callBy, state, isHourKept: true }) === 'asked'
}
