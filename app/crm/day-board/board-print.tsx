import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { reasons } from '#app/crm/appointments/lost-place-words.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { isHereWithoutHour as isHere } from './board-groups.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { displayName, stateLabel } from './use-board-acts.ts'

/** The day on paper: by resource and hour, on one A4 page for a usual day. */
export function BoardPrint({ board }: { board: DayBoard }) {
  const active = board.appointments.filter(({ isActive }) => isActive)
  const groups = [
    ...board.resources.map(({ key, name }) => ({
      name,
      rows: active.filter(({ resource }) => resource === key),
    })),
    { name: words.hourOpen, rows: board.withoutHour.filter((it) => !isHere(it)) },
    { name: words.hereWithoutHour, rows: board.withoutHour.filter(isHere) },
    { name: words.carriedOver, rows: board.carriedOver.filter(({ state }) => state !== 'ready') },
    { name: words.notCollected, rows: board.carriedOver.filter(({ state }) => state === 'ready') },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <div className="day-sheet hidden print:block">
      <p>
        {words.title}: {formatHour({ day: board.day, at: null })} {board.day.slice(0, 4)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.hour}</th>
            <th scope="col">{words.columns.vehicle}</th>
            <th scope="col">{words.columns.customer}</th>
            <th scope="col">{words.columns.complaint}</th>
            <th scope="col">{words.columns.work}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={6}>
                {name}
              </th>
            </tr>
            {rows.map((appointment) => (
              <PrintedRow key={appointment.reference} appointment={appointment} board={board} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type RowProps = { appointment: BoardAppointment; board: DayBoard }

function PrintedRow({ appointment, board: { day, resources, lostPlaces } }: RowProps) {
  const lost = lostPlaces[appointment.reference]
  const place = resources.find(({ key }) => key === appointment.resource)?.name
  const { at, minutes, model, registrationNumber, phone, purpose, complaint, state } = appointment
  return (
    <tr>
      <td className="whitespace-nowrap">
        {at === null ? '' : formatStaffTime(at)}
        <br />
        {words.length(minutes)}
      </td>
      <td>
        <strong>{registrationNumber}</strong>
        <br />
        {model}
      </td>
      <td>
        {displayName(appointment)}
        <br />
        <span className="whitespace-nowrap">{phone}</span>
      </td>
      <td>
        {purposes[purpose]}
        {complaint && `: ${complaint}`}
      </td>
      <td>
        {appointment.mechanic}
        {appointment.readyDay !== null && (
          <>
            {appointment.mechanic && <br />}
            {words.readyBy(
              appointment.readyDay === appointment.day && appointment.readyTime !== null
                ? formatStaffTime(appointment.readyTime)
                : formatHour({ day: appointment.readyDay, at: appointment.readyTime }),
            )}
          </>
        )}
      </td>
      <td>
        {stateLabel(appointment, state)}
        {appointment.isOverbooked && `, ${words.overbooked}`}
        {appointment.isComing && `, ${words.coming}`}
        {appointment.day < day &&
          `, ${place ?? words.noPlace}, ${words.since(formatHour({ day: appointment.day, at: null }))}`}
        {lost && `. ${words.lostPlace(reasons[lost])}`}
      </td>
    </tr>
  )
}
