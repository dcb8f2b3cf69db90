import { useState } from 'react'
import {
  cancelAppointment,
  restoreAppointment,
  scheduleAppointment,
} from '#app/crm/appointments/appointment-endpoints.ts'
import { addVersionToEvent, buildStateEvent } from '#app/crm/desk/build-desk-event.ts'
import { addDeskEvent } from '#app/crm/desk/desk-endpoints.ts'
import { enquiryStateLabel } from '#app/crm/desk/format-desk-row.ts'
import { type ToldCustomer, whatsAppLink } from '#app/crm/desk/told-customer.ts'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { tappedStates } from '#app/crm/my-calls/board-tap.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import type { SchemaInput } from '#app/platform/http/define-endpoint.ts'
import { fail, type ProblemDetails, type Result } from '#app/platform/result/result.ts'
import { randomKey } from '#app/ui/components/random-key.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { showLinkedMessage } from '#app/ui/portal/linked-message.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { rideStates } from './appointment-progress.ts'
import { changeAppointmentState } from './day-board-endpoints.ts'
import * as offlineWords from './day-board-offline-words.ts'
import type { BoardAppointment } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import type { BoardTaps } from './use-board-taps.ts'

/** The appointment that an act concerns. A walk-in is not on the board before its first act. */
export type ActedAppointment = Pick<BoardAppointment, 'reference' | 'name' | 'isErased'> &
  Partial<BoardAppointment> & {
    /** Day on which the customer is here already, without waiting for the hour. */
    hereOn?: string
  }

export type ScheduleWish = Omit<SchemaInput<(typeof scheduleAppointment)['body']>, 'version'>

type Versioned = Result<{ version: number; told?: ToldCustomer | undefined }>

type Options = {
  /** Loads the board again. */
  onChanged: () => void
  /** Returns the name of a resource for messages. */
  placeName: (key: string) => string
  /** Day of the board. */
  day: string
  isOffline: boolean
  taps: Pick<BoardTaps, 'taps' | 'waiting' | 'add' | 'undoLast'>
  /** Sends the taps. */
  sync: () => Promise<void>
}

/**
 * Milliseconds until a tap without an answer is kept on the device. The server stores a repeated
 * request only once.
 */
const tapTimeout = 10_000

export type BoardActs = ReturnType<typeof useBoardActs>

export function displayName({ name, isErased }: Pick<BoardAppointment, 'name' | 'isErased'>) {
  return isErased ? words.erased : name || words.noName
}

export function stateLabel({ isService }: Pick<BoardAppointment, 'isService'>, state: string) {
  return isService ? enquiryStateLabel(state) : (words.rideStates[state] ?? state)
}

/**
 * Returns the acts of the board. Each act can be undone. Arrived, in work and ready also work without
 * a network.
 */
export function useBoardActs({
  onChanged,
  placeName,
  day: boardDay,
  isOffline,
  taps,
  sync,
}: Options) {
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
    {
      reference,
      isService,
      state: before,
    }: Pick<BoardAppointment, 'reference' | 'isService' | 'state'>,
    { version, state, key = randomKey() }: { version: number; state: string; key?: string },
  ): Promise<Versioned> {
    const params = { reference }
    const signal = AbortSignal.timeout(tapTimeout)
    return send(async () => {
      if (state === 'cancelled')
        return requestAsStaff(cancelAppointment, { params, body: { version } })
      if (before === 'cancelled')
        return requestAsStaff(restoreAppointment, { params, body: { version } })
      if (isService) {
        const event = buildStateEvent(state)
        if (!event) return fail('invalid', words.noSuchState)
        const body = addVersionToEvent(event, version)
        return requestAsStaff(addDeskEvent, { params, body, key, signal })
      }
      const ofRide = rideStates.find((it) => it === state) ?? 'booked'
      const body = { state: ofRide, version }
      return requestAsStaff(changeAppointmentState, { params, body, signal })
    })
  }

  function offerUndo(
    { key, message, told }: { key: string; message: string; told: ToldCustomer | undefined },
    back: () => Promise<Versioned>,
  ) {
    undo.offer({
      key,
      message: withTold(message, told),
      link: whatsAppLink(told),
      undo: () => {
        undo.onOver()
        void back().then((sent) =>
          sent.ok ? showToast(words.undone) : showToast(messageOf(sent.problem), 'error'),
        )
      },
    })
  }

  /** Keeps a tap on this device until it is sent. Resolves to `false` if that is not possible. */
  async function keepTap(appointment: BoardAppointment, state: string, key: string) {
    const { reference } = appointment
    if (!(await taps.add(appointment, { state, boardDay, key }))) return false
    keys.arrived([reference, appointment.version, state])
    const message = words.movedTo(displayName(appointment), stateLabel(appointment, state))
    undo.offer({
      key: `tap ${key}`,
      message: `${message}, ${offlineWords.notSentYet}`,
      undo: () => void undoTap(reference),
    })
    void sync()
    return true
  }

  async function undoTap(reference: string) {
    undo.onOver()
    const isDone = await taps.undoLast(reference)
    void showToast(
      isDone ? offlineWords.undone : offlineWords.sentMeanwhile,
      isDone ? 'success' : 'error',
    )
    void sync()
  }

  /** Resolves to `true` on success. A failure is shown as a toast. */
  async function changeState(appointment: BoardAppointment, state: string): Promise<boolean> {
    const { reference, version } = appointment
    if (state === appointment.state) return true
    const intent = [reference, version, state]
    const key = keys.keyOf(intent)
    const isTap = tappedStates.some((it) => it === state) && appointment.isActive
    // A card's acts are sent in order.
    if (isOffline || taps.taps.some((tap) => tap.reference === reference)) {
      if (isTap && (await keepTap(appointment, state, key))) return true
      void showToast(isTap ? offlineWords.notSaved : offlineWords.needsNetwork, 'error')
      return false
    }
    const sent = await sendState(appointment, { version, state, key })
    if (!sent.ok) {
      const isUnreachable = sent.problem.kind === 'unreachable'
      if (isUnreachable && isTap && (await keepTap(appointment, state, key))) return true
      void showToast(messageOf(sent.problem), 'error')
      return false
    }
    keys.arrived(intent)
    const { version: after, told } = sent.value
    const message = words.movedTo(displayName(appointment), stateLabel(appointment, state))
    offerUndo({ key: `${reference} ${after}`, message, told }, () =>
      sendState({ ...appointment, state }, { version: after, state: appointment.state }),
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
    const { version: after, appointment: to, told } = sent.value
    const { hereOn, isService = true } = appointment
    if (hereOn !== undefined && to.day === hereOn) {
      const here = { reference, isService, state: 'booked' }
      const arrived = await sendState(here, { version: after, state: 'arrived' })
      if (!arrived.ok) void showToast(messageOf(arrived.problem), 'error')
    }
    const message = words.bookedAt(
      displayName(appointment),
      formatHour(to),
      to.resource === null ? '' : placeName(to.resource),
    )
    if (day === undefined || !at) showLinkedMessage(withTold(message, told), whatsAppLink(told))
    else
      offerUndo({ key: `${reference} ${after}`, message, told }, () =>
        put({ day, at, purpose, version: after, ...(resource && { resource }) }),
      )
    return sent
  }

  const { last } = undo
  // After a tap was sent, the menu of its card changes the state.
  const isTap = typeof last?.key === 'string' && last.key.startsWith('tap ')
  const isSent = isTap && !taps.waiting.some(({ key }) => last.key === `tap ${key}`)
  const bar = { last: isSent ? undefined : last, onOver: undo.onOver }
  return { changeState, undoTap, schedule, isBusy, bar }
}

const withTold = (message: string, told: ToldCustomer | undefined) =>
  told ? `${message}. ${told.message}` : message

export function messageOf({ message, kind }: ProblemDetails): string {
  return message || (kind === 'unreachable' ? words.notSent : words.refused)
}
