import { useState } from 'react'
import { getAppointment } from '#app/crm/appointments/appointment-endpoints.ts'
import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useFetchedAnswer } from '#app/ui/portal/use-fetched-answer.ts'
import { getDayBoard } from './day-board-endpoints.ts'
import * as words from './day-board-words.ts'
import {
  type ActedAppointment,
  type BoardActs,
  displayName,
  messageOf,
  type ScheduleWish,
} from './use-board-acts.ts'

/**
 * An appointment to book or move. `problem` says why the dialog opened by itself, after `at` was
 * refused.
 */
export type MoveRequest = {
  appointment: ActedAppointment
  day: string
  at?: string
  problem?: string
}

type Props = {
  isOpen: boolean
  request: MoveRequest | undefined
  acts: BoardActs
  onClose: () => void
}

/** Books an hour, or moves an appointment: a day, and one tap on a free hour. */
export function MoveDialog({ isOpen, request, acts, onClose }: Props) {
  const title = request?.appointment.at ? words.moveTitle : words.bookTitle
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={acts.isBusy}
      title={request ? title(displayName(request.appointment)) : ''}
    >
      {request && <Hours {...request} acts={acts} onDone={onClose} />}
    </Dialog>
  )
}

type HoursProps = MoveRequest & { acts: BoardActs; onDone: () => void }

function Hours({ appointment, day: first, at, problem: given, acts, onDone }: HoursProps) {
  const { reference, at: before } = appointment
  const [day, setDay] = useState(first)
  const [resource, setResource] = useState('')
  const [purpose, setPurpose] = useState<AppointmentPurpose>()
  const [problem, setProblem] = useState(given)
  const mayOverbook = useHasCapability()('appointments.overbook')
  const { answer, reload } = useFetchedAnswer(`${day} ${resource} ${purpose}`, (signal) =>
    requestAsStaff(getAppointment, {
      params: { reference },
      query: { from: day, for: purpose, ...(resource && { resource }) },
      signal,
    }),
  )
  const found = typeof answer === 'string' ? undefined : answer
  const [today, ...later] = found?.days ?? []
  const hours = today?.hours ?? []
  const nearest = later
    .flatMap((it) => it.hours.map((hour) => ({ day: it.day, ...hour })))
    .slice(0, 3)

  async function book(wish: ScheduleWish) {
    const sent = await acts.schedule(appointment, {
      ...(resource && { resource }),
      ...(found?.purpose && { purpose: found.purpose }),
      ...wish,
    })
    if (sent.ok) return onDone()
    setProblem(messageOf(sent.problem))
    void reload()
  }

  const hourButton = (to: { day: string; at: string; left: number }, isOtherDay: boolean) => (
    <button
      key={`${to.day} ${to.at}`}
      type="button"
      disabled={acts.isBusy}
      aria-pressed={to.day === appointment.day && to.at === before}
      onClick={() => void book({ day: to.day, at: to.at })}
      className={buttonClassName({
        size: 'small',
        className: 'tabular-nums aria-pressed:border-ink',
      })}
    >
      {isOtherDay ? formatHour(to) : formatStaffTime(to.at)}
      <span className="font-normal text-quiet">{words.left(to.left)}</span>
    </button>
  )

  return (
    <div className="grid gap-4">
      {problem && (
        <p role="alert" className="border-bad border-l-4 pl-3">
          {problem}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          type="date"
          name="move.day"
          label={words.day}
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
        />
        {found && found.purposes.length > 1 && (
          <SelectField
            name="move.purpose"
            label={words.purpose}
            value={found.purpose ?? ''}
            onChange={({ target }) => {
              setPurpose(found.purposes.find((it) => it === target.value))
              setResource('')
            }}
            options={found.purposes.map((value) => ({ value, label: purposes[value] }))}
          />
        )}
        {found && found.resources.length > 1 && (
          <SelectField
            name="move.resource"
            label={words.place}
            value={resource}
            onChange={({ target }) => setResource(target.value)}
            placeholder={words.anyResource}
            options={found.resources.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
      </div>
      {answer === 'loading' && <p role="status">{words.loading}</p>}
      {answer === 'failed' && <p role="alert">{words.notLoaded}</p>}
      {found && hours.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">{words.freeHours}</legend>
          <div className="flex flex-wrap gap-2">
            {hours.map((hour) => hourButton({ day, ...hour }, false))}
          </div>
        </fieldset>
      )}
      {found && hours.length === 0 && (
        <div className="grid gap-2">
          <p role="status">{words.noFreeHour}</p>
          {nearest.length > 0 && (
            <fieldset>
              <legend className="mb-2 font-semibold">{words.nearest}</legend>
              <div className="flex flex-wrap gap-2">
                {nearest.map((hour) => hourButton(hour, true))}
              </div>
            </fieldset>
          )}
        </div>
      )}
      {mayOverbook && (
        <Overbooking
          acts={acts}
          at={at}
          day={day}
          resources={resource ? [resource] : (found?.resources.map(({ key }) => key) ?? [])}
          onBook={(more) => void book({ day, ...more })}
        />
      )}
    </div>
  )
}

type OverbookingProps = {
  acts: BoardActs
  at: string | undefined
  day: string
  /** Keys of the resources that it may take. */
  resources: readonly string[]
  onBook: (wish: { at: string; overbook: { reason: string } }) => void
}

/** Books an hour that is not free, with a reason. */
function Overbooking({ acts, at: wanted = '', day, resources, onBook }: OverbookingProps) {
  const [at, setAt] = useState(wanted)
  const [reason, setReason] = useState('')
  const [outside, setOutside] = useState<string>()
  const hour = `${day} ${at} ${resources.join()}`
  const isWarned = outside === hour

  async function submit() {
    if (!isWarned && !(await isOpenAt({ day, at, resources }))) return setOutside(hour)
    onBook({ at, overbook: { reason } })
  }
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-signal-text underline">
        {words.beyond}
      </summary>
      <form
        className="mt-2 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            type="time"
            name="move.at"
            label={words.hour}
            value={at}
            required
            onChange={({ target }) => setAt(target.value)}
          />
          <TextField
            name="move.reason"
            label={words.reason}
            value={reason}
            required
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <p className="text-quiet text-sm">{words.beyondHint}</p>
        {isWarned && (
          <p role="alert" className="border-warn border-l-4 pl-3">
            {words.outsideHours(formatStaffTime(at))}
          </p>
        )}
        <Button type="submit" size="small" disabled={acts.isBusy} className="w-fit">
          {acts.isBusy ? words.saving : isWarned ? words.bookOutside : words.saveBooking}
        </Button>
      </form>
    </details>
  )
}

type Opening = { day: string; at: string; resources: readonly string[] }

/** Returns `true` if one of the resources is open then, or if the hours cannot be read. */
async function isOpenAt({ day, at, resources }: Opening): Promise<boolean> {
  const board = await requestAsStaff(getDayBoard, { query: { day } })
  if (!board.ok) return true
  return board.value.resources
    .filter(({ key }) => resources.length === 0 || resources.includes(key))
    .some(({ hours }) => hours.some(({ from, until }) => at >= from && at < until))
}
