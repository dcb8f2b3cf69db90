import { useState } from 'react'
import { Link } from 'react-router'
import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { addDeskEvent } from '#app/crm/desk/desk-endpoints.ts'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { useOnDeskChange } from '#app/crm/live-updates/use-desk-changes.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { telephoneUrl, whatsAppUrl } from '#app/platform/dealer-details/contact-links.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import {
  getReminders,
  type Reminder,
  type ReminderList,
  type ReminderState,
} from './reminder-endpoints.ts'
import * as words from './reminder-staff-words.ts'

type Props = { initially: ReminderList; zone: string }

/** Reminders that only staff can give. */
const byStaff: readonly ReminderState[] = [
  ...(['failed', 'no-address', 'missed', 'no-mail'] as const),
  'lost-place',
]

/** The reminders of a day: mails, customers who are coming, and those to remind by WhatsApp. */
export function ReminderSection({ initially, zone }: Props) {
  const { list, refresh } = useReminders(initially)
  const { reminders } = list
  const coming = reminders.filter(({ isComing }) => isComing).length
  const open = reminders.filter(isStillToRemind).length
  return (
    <section aria-labelledby="reminders-title" className="mb-4">
      <h2 id="reminders-title" className="font-bold">
        {words.title}
      </h2>
      {reminders.length === 0 ? (
        <p className="text-quiet text-sm">{words.none}</p>
      ) : (
        <>
          <p className="text-quiet text-sm">
            {reminders.some(({ state }) => state === 'no-mail')
              ? words.hintWithoutMail
              : words.hint}
          </p>
          <p className="text-sm">
            {words.comingCount(coming, reminders.length)}
            {open > 0 && `, ${words.openCount(open)}`}
          </p>
          <ul className="mt-1 max-w-4xl border-hairline border-b">
            {reminders.map((reminder) => (
              <ReminderItem
                key={reminder.reference}
                reminder={reminder}
                zone={zone}
                onOpened={() => void refresh()}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A customer who is coming needs no reminder, and a lost hour must be moved first. */
const isStillToRemind = ({ state, openedAt, isComing }: Reminder) =>
  byStaff.includes(state) && state !== 'lost-place' && openedAt === null && !isComing

/** Holds the reminders of a day, and loads them again after each change at the desk. */
function useReminders(initially: ReminderList) {
  const [loaded, setLoaded] = useState(initially)
  const [list, setList] = useState(initially)
  if (initially !== loaded) {
    setLoaded(initially)
    setList(initially)
  }
  async function refresh() {
    const { day } = loaded
    const sent = await requestAsStaff(getReminders, { query: { day } })
    // The next change loads them again.
    if (sent.ok) setList((now) => (now.day === day ? sent.value : now))
  }
  useOnDeskChange(() => void refresh())
  return { list, refresh }
}

type ItemProps = { reminder: Reminder; zone: string; onOpened: () => void }

function ReminderItem({ reminder, zone, onOpened }: ItemProps) {
  const { reference, at, purpose, isComing, state, sentAt, openedAt } = reminder
  const name = reminder.name || words.noName
  return (
    <li
      data-reference={reference}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-t py-1.5 text-sm"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2">
          <strong className="whitespace-nowrap tabular-nums">{formatStaffTime(at)}</strong>
          <Link
            to={`/admin/desk/${reference}`}
            className="inline-flex min-h-11 items-center underline md:min-h-8"
          >
            {name}
          </Link>
          <span className="text-quiet">{purposes[purpose]}</span>
        </p>
        <p className="flex flex-wrap gap-x-2">
          {isComing && <strong className="text-good">{words.coming}</strong>}
          {/* The hint above the list says once that the site sends no mail. */}
          {(sentAt !== null || state !== 'no-mail') && (
            <span
              className={
                isStillToRemind(reminder) || state === 'lost-place'
                  ? 'font-semibold text-warn'
                  : 'text-quiet'
              }
            >
              {sentAt === null ? words.states[state] : words.sentAt(formatInstant(sentAt, zone))}
            </span>
          )}
          {openedAt !== null && (
            <span className="text-quiet">{words.opened(formatInstant(openedAt, zone))}</span>
          )}
        </p>
      </div>
      {byStaff.includes(state) && <Contact reminder={reminder} name={name} onOpened={onOpened} />}
    </li>
  )
}

type ContactProps = { reminder: Reminder; name: string; onOpened: () => void }

function Contact({ reminder, name, onOpened }: ContactProps) {
  const { reference, phone, message } = reminder
  const keys = useIdempotencyKeys()

  /** Notes in the history that the text was opened. Nobody knows if it was sent. */
  async function noteOpened({ name: textName, text }: { name: string; text: string }) {
    const body = {
      ...{ type: 'message' as const, channel: 'whatsapp' as const },
      ...{ text, textName, isEdited: false },
    }
    const key = keys.keyOf([reference, body])
    const sent = await requestAsStaff(addDeskEvent, { params: { reference }, body, key })
    if (sent.ok) keys.arrived([reference, body])
    else void showToast(sent.problem.message || words.notNoted, 'error')
    onOpened()
  }

  if (!phone) return null
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={telephoneUrl(phone)}
        aria-label={words.callWho(name)}
        className={buttonClassName({ size: 'dense' })}
      >
        {words.call}
      </a>
      {message && (
        <a
          href={whatsAppUrl(phone, message.text)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.whatsAppWho(name)}
          onClick={() => void noteOpened(message)}
          className={buttonClassName({ size: 'dense', tone: 'signal' })}
        >
          {words.whatsApp}
        </a>
      )}
    </div>
  )
}
