import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { formatShortTime } from '#app/platform/dealer-details/opening-status.ts'
import { Button } from '#app/ui/components/button.tsx'
import { RadioGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import { spokenDay } from './enquiry-status-view.tsx'
import type { FreeHoursToMove } from './free-hour-query.server.ts'
import { linkClass } from './my-enquiry-page.tsx'
import * as words from './my-enquiry-words.ts'

type Props = {
  free: FreeHoursToMove
  /** The hour that is booked so far, such as `Wednesday, 2 Dec 2026, 10:30 AM`. */
  present: string | undefined
  /** The same hour as the form posts it; empty without one. */
  seen: string
  /** Path of the page with this choice. */
  path: string
  /** Free hours near a refused one. They replace the hours of the day. */
  nearest: readonly NearbyHour[]
  /** Message at the hours if the choice was refused. */
  error: string | undefined
}

/** Days as links, and the free hours of one day as a form. */
export function HourChoice({ free, present, seen, path, nearest, error }: Props) {
  const { days, shown, refused, earlier, later } = free
  const submit = present ? words.move : words.book
  return (
    <>
      {present && (
        <>
          <p className="mt-4 font-semibold">{words.present(present)}</p>
          <p className="mt-1">{words.moveIntro}</p>
        </>
      )}
      {refused?.why && (
        <p role="status" className="mt-4 border-warn border-l-4 pl-3">
          {words.noTimesOn(spokenDay(refused.day), refused.why)}
        </p>
      )}
      {nearest.length > 0 ? (
        <NearestHours {...{ nearest, path, submit, error, seen }} />
      ) : (
        shown && (
          <HourForm
            title={words.chooseTime(spokenDay(shown.day))}
            hours={shown.hours.map(({ at }) => ({
              ...{ day: shown.day, at },
              label: formatShortTime(at),
            }))}
            {...{ path, submit, error, seen }}
          />
        )
      )}
      <nav aria-labelledby="days" className="mt-10">
        <h2 id="days" className="font-bold text-xl">
          {words.chooseDay}
        </h2>
        {!shown && <p className="mt-2">{words.noTimes}</p>}
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {days.map((it) => (
            <li key={it.day}>
              {it.why ? (
                <p className="min-h-11 py-2.5 text-quiet">
                  {words.noTimesOn(spokenDay(it.day), it.why)}
                </p>
              ) : (
                <a
                  href={`${path}?on=${it.day}&from=${days[0]?.day}`}
                  aria-current={it.day === shown?.day ? 'true' : undefined}
                  className={`${linkClass} aria-[current]:font-bold aria-[current]:text-ink`}
                >
                  {spokenDay(it.day)}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {earlier && (
            <a href={`${path}?from=${earlier}`} className={linkClass}>
              {words.earlierDays}
            </a>
          )}
          {later && (
            <a href={`${path}?from=${later}`} className={linkClass}>
              {words.laterDays}
            </a>
          )}
        </p>
      </nav>
    </>
  )
}

type NearestHoursProps = Pick<Props, 'nearest' | 'path'> &
  Pick<HourFormProps, 'submit' | 'error' | 'seen'>

/** The free hours near a refused one as a form. */
export const NearestHours = ({ nearest, ...form }: NearestHoursProps) => (
  <HourForm
    title={words.nearest}
    hours={nearest.map((it) => ({ ...it, label: nearLabel(it) }))}
    {...form}
  />
)

const nearLabel = ({ day, at }: NearbyHour) => `${spokenDay(day)}, ${formatShortTime(at)}`

type HourFormProps = {
  title: string
  hours: readonly { day: string; at: string; label: string }[]
  path: string
  submit: string
  error: string | undefined
  seen?: string
}

function HourForm({ title, hours, path, submit, error, seen }: HourFormProps) {
  return (
    <form method="post" action={path} className="mt-6 grid gap-6">
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <RadioGroup
        name="hour"
        label={title}
        error={error}
        options={hours.map(({ day, at, label }) => ({ value: `${day}T${at}`, label }))}
      />
      <Button type="submit" tone="signal" className="justify-self-start">
        {submit}
      </Button>
    </form>
  )
}
