import { useState } from 'react'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { notify } from '#app/ui/components/toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { call } from '#app/ui/portal/call.ts'
import { addEvent } from './desk-calls.ts'
import { type SentEvent, stateEvent, stepBack, withVersion } from './desk-events.ts'
import { useDeskFacts } from './desk-facts.ts'
import type { CallOutcome, DeskRow } from './desk-row.ts'
import { shownDue } from './due.ts'
import { useIntentKeys } from './intent-key.ts'
import { nameOf, stateLabel } from './shown-row.ts'
import * as words from './work-words.ts'

export type Work = ReturnType<typeof useWork>

type Sent = { version: number } | { version?: undefined; message: string }

/**
 * What can be done with an enquiry. Each answers whether it went through: what did not is said in `failure`
 * and stays where it was entered. What can be taken back is offered to be.
 */
export function useWork(onChanged: () => void) {
  const { zone, hours, people } = useDeskFacts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const undo = useUndo()
  const keys = useIntentKeys()

  async function send({ reference }: DeskRow, version: number, event: SentEvent): Promise<Sent> {
    const body = withVersion(event, version)
    setBusy(true)
    setFailure(undefined)
    const key = keys.keyOf([reference, body])
    const sent = await call(addEvent, { params: { reference }, body, key })
    setBusy(false)
    if (sent.ok) {
      keys.arrived([reference, body])
      onChanged()
      return { version: sent.answer.version }
    }
    const message = sent.message || (sent.status === 0 ? words.notSent : words.refused)
    setFailure(message)
    // Somebody was quicker, or it is gone: what they left is shown before one tries again.
    if (sent.status === 409 || sent.status === 404) onChanged()
    return { message }
  }

  /** Does it and offers to do `back` afterwards. */
  async function act(row: DeskRow, event: SentEvent, said: string, back?: SentEvent) {
    const { version } = await send(row, row.version, event)
    if (version === undefined) return false
    const message = 'note' in event && event.note ? words.withNote(said) : said
    if (back)
      undo.offer({
        key: `${row.reference} ${version}`,
        message,
        undo: () => void takeBack(row, version, back),
      })
    else void notify(message)
    return true
  }

  async function takeBack(row: DeskRow, version: number, back: SentEvent) {
    undo.onOver()
    const sent = await send(row, version, back)
    if (sent.version === undefined) void notify(sent.message, 'error')
    else void notify(words.takenBack)
    setFailure(undefined)
  }

  /** `text`: a note that was typed beside it; undoing the move leaves it. */
  async function move(row: DeskRow, state: string, reason?: string, text = ''): Promise<boolean> {
    // There already: nothing that a history should tell.
    if (state === row.state && !reason) return text === '' || note(row, text)
    const event = stateEvent(state, reason)
    if (!event) return false
    const said = words.movedTo(nameOf(row), stateLabel(state))
    return act(row, { ...event, ...beside(text) }, said, stateEvent(row.state, row.lostReason))
  }

  function assign(row: DeskRow, assignee: number | null, text = ''): Promise<boolean> {
    const who = people.find(({ id }) => id === assignee)?.name
    const said = who ? words.givenTo(nameOf(row), who) : words.givenToNobody(nameOf(row))
    return act(row, { type: 'assign', assignee, ...beside(text) }, said, {
      type: 'assign',
      assignee: row.assignee?.id ?? null,
    })
  }

  function plan(row: DeskRow, at: string | null, text = ''): Promise<boolean> {
    const now = serverNow()
    const said = at
      ? words.stepSet(nameOf(row), shownDue({ ...row, dueAt: at }, now, { zone, hours }))
      : words.stepGone(nameOf(row))
    return act(row, { type: 'nextStep', at, ...beside(text) }, said, stepBack(row, now))
  }

  const note = (row: DeskRow, text: string) => act(row, { type: 'note', text }, words.noteKept)

  function keepCall(row: DeskRow, outcome: CallOutcome, at: string | null, text: string) {
    const went = words.outcomes[outcome]
    const said = at
      ? words.callKept(went, shownDue({ ...row, dueAt: at }, serverNow(), { zone, hours }))
      : words.callKeptAlone(went)
    return act(row, { type: 'call', outcome, text: text || null, nextStepAt: at }, said)
  }

  return {
    move,
    assign,
    plan,
    note,
    keepCall,
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    bar: { last: undo.last, onOver: undo.onOver },
  }
}

const beside = (text: string) => (text === '' ? {} : { note: text })
