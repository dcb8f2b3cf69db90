import { useState } from 'react'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { showLinkedMessage } from '#app/ui/portal/linked-message.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import {
  addVersionToEvent,
  buildNextStepUndo,
  buildStateEvent,
  type UnversionedDeskEvent,
} from './build-desk-event.ts'
import { useDeskContext } from './desk-context.ts'
import { addDeskEvent } from './desk-endpoints.ts'
import type { CallOutcome, DeskRow } from './desk-enquiry-schema.ts'
import { maxNoteLength } from './desk-event-schema.ts'
import * as words from './enquiry-actions-words.ts'
import type { OpenedMessage } from './enquiry-messages.ts'
import { enquiryDisplayName, enquiryStateLabel } from './format-desk-row.ts'
import { formatDueTime } from './format-due-time.ts'
import * as messageWords from './message-words.ts'
import { type ToldCustomer, whatsAppLink } from './told-customer.ts'
import { useIdempotencyKeys } from './use-idempotency-keys.ts'

export type EnquiryActions = ReturnType<typeof useEnquiryActions>

type EventResponse =
  | { version: number; event: number; told: ToldCustomer | undefined }
  | { version?: undefined; event?: undefined; told?: undefined; message: string }

/** The event that undoes an action. `strike` strikes out the new entry of the history. */
type UndoEvent = UnversionedDeskEvent | 'strike'

/**
 * Returns the actions on an enquiry. Each action resolves to `true` on success. After a failure,
 * the message is in `failure` and the form keeps its input. If an action is reversible, the page
 * offers an undo.
 */
export function useEnquiryActions(onChanged: () => void) {
  const { zone, hours, people } = useDeskContext()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const undo = useUndo()
  const keys = useIdempotencyKeys()

  async function send(
    { reference }: DeskRow,
    version: number,
    event: UnversionedDeskEvent,
  ): Promise<EventResponse> {
    const body = addVersionToEvent(event, version)
    setBusy(true)
    setFailure(undefined)
    const key = keys.keyOf([reference, body])
    const sent = await requestAsStaff(addDeskEvent, { params: { reference }, body, key })
    setBusy(false)
    if (sent.ok) {
      keys.arrived([reference, body])
      onChanged()
      const { version, event, notice, told } = sent.value
      if (notice) void showToast(notice, 'warning')
      return { version, event, told }
    }
    const message =
      sent.problem.message || (sent.problem.kind === 'unreachable' ? words.notSent : words.refused)
    setFailure(message)
    // The enquiry was changed or removed in the meantime, so the page reloads it before the user
    // tries again.
    if (sent.problem.kind === 'conflict' || sent.problem.kind === 'gone') onChanged()
    return { message }
  }

  /** Sends the event, and offers an undo with `back`. */
  async function act(row: DeskRow, event: UnversionedDeskEvent, said: string, back?: UndoEvent) {
    const sent = await send(row, row.version, event)
    const { version, told } = sent
    if (version === undefined) return false
    const undoing = back === 'strike' ? { type: 'strike' as const, event: sent.event } : back
    const done = 'note' in event && event.note ? words.withNote(said) : said
    const message = told ? `${done.replace(/\.$/, '')}. ${told.message}` : done
    const link = whatsAppLink(told)
    if (undoing)
      undo.offer({
        key: `${row.reference} ${version}`,
        message,
        link,
        undo: () => void takeBack(row, version, undoing),
      })
    else showLinkedMessage(message, link)
    return true
  }

  async function takeBack(row: DeskRow, version: number, back: UnversionedDeskEvent) {
    undo.onOver()
    const sent = await send(row, version, back)
    if (sent.version === undefined) void showToast(sent.message, 'error')
    else void showToast(words.takenBack)
    setFailure(undefined)
  }

  /** `text` is a note that is sent with the move. Undoing the move keeps the note. */
  async function changeState(
    row: DeskRow,
    state: string,
    reason?: string,
    text = '',
  ): Promise<boolean> {
    // The enquiry already has this state, so only the note is stored.
    if (state === row.state && !reason) return text === '' || note(row, text)
    const event = buildStateEvent(state, reason)
    if (!event) return false
    const said = words.movedTo(enquiryDisplayName(row), enquiryStateLabel(state))
    return act(
      row,
      { ...event, ...noteIfAny(text) },
      said,
      buildStateEvent(row.state, row.lostReason),
    )
  }

  function assign(row: DeskRow, assignee: number | null, text = ''): Promise<boolean> {
    const who = people.find(({ id }) => id === assignee)?.name
    const said = who
      ? words.givenTo(enquiryDisplayName(row), who)
      : words.givenToNobody(enquiryDisplayName(row))
    return act(row, { type: 'assign', assignee, ...noteIfAny(text) }, said, {
      type: 'assign',
      assignee: row.assignee?.id ?? null,
    })
  }

  function setNextStep(row: DeskRow, at: string | null, text = ''): Promise<boolean> {
    const now = serverNow()
    const said = at
      ? words.stepSet(
          enquiryDisplayName(row),
          formatDueTime({ ...row, dueAt: at }, now, { zone, hours }),
        )
      : words.stepGone(enquiryDisplayName(row))
    return act(row, { type: 'nextStep', at, ...noteIfAny(text) }, said, buildNextStepUndo(row, now))
  }

  const note = (row: DeskRow, text: string) =>
    act(row, { type: 'note', text }, words.noteKept, 'strike')

  const strike = (row: DeskRow, event: number) => act(row, { type: 'strike', event }, words.struck)

  function logCall(row: DeskRow, outcome: CallOutcome, at: string | null, text: string) {
    const went = words.outcomes[outcome]
    const said = at
      ? words.callKept(went, formatDueTime({ ...row, dueAt: at }, serverNow(), { zone, hours }))
      : words.callKeptAlone(went)
    const event = { type: 'call', outcome, text: text || null, nextStepAt: at } as const
    return act(row, event, said, 'strike')
  }

  function logMessage(row: DeskRow, opened: OpenedMessage) {
    const event = { type: 'message', ...opened, text: opened.text.slice(0, maxNoteLength) } as const
    return act(row, event, messageWords.logged[opened.channel], 'strike')
  }

  return {
    changeState,
    assign,
    setNextStep,
    note,
    strike,
    logCall,
    logMessage,
    isBusy,
    failure,
    clearFailure: () => setFailure(undefined),
    bar: { last: undo.last, onOver: undo.onOver },
  }
}

const noteIfAny = (text: string) => (text === '' ? {} : { note: text })
