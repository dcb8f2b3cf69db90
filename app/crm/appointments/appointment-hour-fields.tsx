import { useDeskContext } from '#app/crm/desk/desk-context.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { Button } from '#app/ui/components/button.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import * as words from './appointment-desk-words.ts'
import type { FreeDay } from './free-days.server.ts'
import { maxDaysOfHours } from './hour-endpoints.ts'

type Chosen = { day?: string; at?: string }

type Props = {
  /** Days with their free hours; undefined while they are read. */
  days: readonly FreeDay[] | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** Reads the 14 days from this one on. */
  onPage: (from: string) => void
}

/** Day and hour of an appointment. Days without a free hour say why, and cannot be chosen. */
export function HourFields({ days, chosen, onChoose, onPage }: Props) {
  const { now, zone } = useDeskContext()
  if (!days) return <p className="text-quiet">{words.loading}</p>
  const shownDay = chosenDay(days, chosen.day)
  const shown = days.find(({ day }) => day === shownDay)
  const [first] = days
  const today = localTime(new Date(now), zone).day
  return (
    <div className="grid gap-3">
      {shown ? (
        <>
          <SelectField
            name="day"
            label={words.day}
            options={days.map(({ day, hours, why }) => ({
              value: day,
              label: `${formatHour({ day, at: null })}: ${why ?? words.freeHours(hours.length)}`,
              isDisabled: hours.length === 0,
            }))}
            value={shown.day}
            onChange={(event) => onChoose({ day: event.target.value })}
          />
          <HourRadios
            hours={shown.hours}
            at={chosen.at}
            onChoose={(at) => onChoose({ day: shown.day, at })}
          />
        </>
      ) : (
        <p>{[words.noDays, ...new Set(days.map(({ why }) => why))].join(' ')}</p>
      )}
      {first && (
        <div className="flex flex-wrap gap-2">
          {first.day > today && (
            <Button
              size="dense"
              onClick={() => onPage(laterOf(today, addDays(first.day, -maxDaysOfHours)))}
            >
              {words.earlier}
            </Button>
          )}
          <Button size="dense" onClick={() => onPage(addDays(first.day, maxDaysOfHours))}>
            {words.later}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Returns the chosen day if it has free hours, or the first one that has. */
export function chosenDay(days: readonly FreeDay[], chosen: string | undefined) {
  const open = days.filter(({ hours }) => hours.length > 0)
  return (open.find(({ day }) => day === chosen) ?? open[0])?.day
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

type RadioProps = {
  hours: FreeDay['hours']
  at: string | undefined
  onChoose: (at: string) => void
}

function HourRadios({ hours, at: chosen, onChoose }: RadioProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold leading-snug">{words.time}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2">
        {hours.map(({ at, left }) => (
          <label key={at} className="flex min-h-11 cursor-pointer items-start gap-2 py-2">
            <input
              type="radio"
              name="at"
              value={at}
              checked={at === chosen}
              onChange={() => onChoose(at)}
              className="mt-0.5 size-6 shrink-0 cursor-pointer accent-(--signal-text)"
            />
            <span className="pt-0.5 leading-snug">
              {formatStaffTime(at)}
              <span className="block text-quiet text-sm">{words.left(left)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
