import { useState } from 'react'
import {
  cancelAppointment,
  restoreAppointment,
  scheduleAppointment,
} from '#app/crm/appointments/appointment-endpoints.ts'
import { addVersionToEvent, buildStateEvent } from '#app/crm/desk/build-desk-event.ts'
import { addDeskEvent } from '#app/crm/desk/desk-endpoints.ts'
import { enquiryStateLabel } from '#app/crm/desk/format-desk-row.ts'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import type { SchemaInput } from '#app/platform/http/define-endpoint.ts'
import { fail, type ProblemDetails, type Result } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { rideStates } from './appointment-progress.ts'
import { changeAppointmentState } from './day-board-endpoints.ts'
import type { BoardAppointment } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { formatBoardDay } from './format-board-day.ts'

/** The appointment that an act concerns. A walk-in is not on the board before its first act. */
export type ActedAppointment = Pick<BoardAppointment, 'reference' | 'name' | 'isErased'> &
  Partial<BoardAppointment>

export type ScheduleWish = Omit<SchemaInput<(typeof scheduleAppointment)['body']>, 'version'>

type Versioned = Result<{ version: number }>

export type BoardActs = ReturnType<typeof useBoardActs>

export function displayName({ name, isErased }: Pick<BoardAppointment, 'name' | 'isErased'>) {
  return isErased ? words.erased : name || words.noName
}

export function stateLabel({ isService }: Pick<BoardAppointment, 'isService'>, state: string) {
  return isService ? enquiryStateLabel(state) : (words.rideStates[state] ?? state)
}

/**
 * Returns the acts of the board. Each act can be undone. `onChanged` loads the board again.
 *
 * @param placeName Returns the name of a resource for messages.
 */
export function useBoardActs(onChanged: () => void, placeName: (key: string) => string) {
  const [isBusy, setBusy] = useState(false)
  const undo = useUndo()
  const keys = useIdempotencyKeys()

  async function send<Answer>(request: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
    setBusy(true)
    const sent = await request()
    setBusy(false)
    if (sent.ok || sent.problem.kind === 'conflict' || sent.problem.kind === 'gone') onChanged()
    return sent
  }

  function sendState(
    { reference, isService, state: before }: BoardAppointment,
    version: number,
    state: string,
  ): Promise<Versioned> {
    const params = { reference }
    return send(async () => {
      if (state === 'cancelled')
        return requestAsStaff(cancelAppointment, { params, body: { version } })
      if (before === 'cancelled')
        return requestAsStaff(restoreAppointment, { params, body: { version } })
      if (isService) {
        const event = buildStateEvent(state)
        if (!event) return fail('invalid', words.noSuchState)
        const body = addVersionToEvent(event, version)
        const key = keys.keyOf([reference, body])
        const sent = await requestAsStaff(addDeskEvent, { params, body, key })
        if (sent.ok) keys.arrived([reference, body])
        return sent
      }
      const ofRide = rideStates.find((it) => it === state) ?? 'booked'
      return requestAsStaff(changeAppointmentState, { params, body: { state: ofRide, version } })
    })
  }

  function offerUndo(key: string, message: string, back: () => Promise<Versioned>) {
    undo.offer({
      key,
      message,
      undo: () => {
        undo.onOver()
        void back().then((sent) =>
          sent.ok ? showToast(words.undone) : showToast(messageOf(sent.problem), 'error'),
        )
      },
    })
  }

  /** Resolves to `true` on success. A failure is shown as a toast. */
  async function changeState(appointment: BoardAppointment, state: string): Promise<boolean> {
    const { reference, version } = appointment
    if (state === appointment.state) return true
    const sent = await sendState(appointment, version, state)
    if (!sent.ok) {
      void showToast(messageOf(sent.problem), 'error')
      return false
    }
    const after = sent.value.version
    const message = words.movedTo(displayName(appointment), stateLabel(appointment, state))
    offerUndo(`${reference} ${after}`, message, () =>
      sendState({ ...appointment, state }, after, appointment.state),
    )
    return true
  }

  /** Books or moves the hour. The caller shows the message of a failure. */
  async function schedule(appointment: ActedAppointment, wish: ScheduleWish) {
    const { reference, version, day, at, resource, purpose } = appointment
    const put = (body: SchemaInput<(typeof scheduleAppointment)['body']>) =>
      send(() => requestAsStaff(scheduleAppointment, { params: { reference }, body }))
    const sent = await put({ ...wish, version })
    if (!sent.ok) return sent
    const { version: after, appointment: to } = sent.value
    const message = words.booked(
      displayName(appointment),
      formatBoardDay(to.day),
      to.at === null ? '' : formatStaffTime(to.at),
      to.resource === null ? '' : placeName(to.resource),
    )
    if (day === undefined || !at) void showToast(message)
    else
      offerUndo(`${reference} ${after}`, message, () =>
        put({ day, at, purpose, version: after, ...(resource && { resource }) }),
      )
    return sent
  }

  return { changeState, schedule, isBusy, bar: { last: undo.last, onOver: undo.onOver } }
}

export function messageOf({ message, kind }: ProblemDetails): string {
  return message || (kind === 'unreachable' ? words.notSent : words.refused)
}
