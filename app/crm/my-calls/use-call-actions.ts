import { useState } from 'react'
import type * as v from 'valibot'
import { buildStateEvent } from '#app/crm/desk/build-desk-event.ts'
import { addDeskEvent, getDeskEnquiry } from '#app/crm/desk/desk-endpoints.ts'
import { type deskEventSchema, maxNoteLength } from '#app/crm/desk/desk-event-schema.ts'
import type { OpenedMessage } from '#app/crm/desk/enquiry-messages.ts'
import { enquiryDisplayName, lostReasonLabel } from '#app/crm/desk/format-desk-row.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import type { DoneToday, MyCall } from './my-calls-schema.ts'
import type { OfflineEvent } from './offline-db.ts'
import * as words from './staff-words.ts'
import type { MyCallsState } from './use-my-calls.ts'

/** Returns the actions on a card, each with an undo. Only calls and notes work without a network. */
export function useCallActions(myCalls: MyCallsState, me: number) {
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)

  async function send(reference: string, body: v.InferInput<typeof deskEventSchema>) {
    setBusy(true)
    const sent = await requestEndpoint(addDeskEvent, { params: { reference }, body })
    setBusy(false)
    void myCalls.refresh()
    return sent
  }

  /** Sends the undo and says how it went. */
  async function sendUndo(reference: string, body: v.InferInput<typeof deskEventSchema>) {
    undo.onOver()
    const sent = await send(reference, body)
    tell(sent.ok ? undefined : messageOf(sent.problem))
  }

  /** Stores a call or a note on this phone. Resolves to `false` if storage fails. */
  async function write(reference: string, event: OfflineEvent): Promise<boolean> {
    const entry = await myCalls.write(reference, event)
    if (!entry) return false
    const back = async () => {
      undo.onOver()
      tell(await myCalls.takeBack(entry))
    }
    undo.offer({ key: entry.key, message: words.entrySaved, undo: () => void back() })
    return true
  }

  /** Resolves to `false` if the enquiry could not be closed. */
  async function lose(row: MyCall, reason: string): Promise<boolean> {
    const { reference } = row
    const event = buildStateEvent('lost', reason)
    if (event?.type !== 'state') return false
    const sent = await send(reference, { ...event, version: row.version })
    if (!sent.ok) {
      void showToast(messageOf(sent.problem), 'error')
      return false
    }
    const back = buildStateEvent(row.state, row.lostReason)
    const { version } = sent.value
    undo.offer({
      key: `${reference} ${version}`,
      message: words.isLost(enquiryDisplayName(row), lostReasonLabel(reason)),
      undo: () => {
        if (back?.type === 'state') void sendUndo(reference, { ...back, version })
      },
    })
    return true
  }

  async function take(row: MyCall) {
    const { reference } = row
    const name = enquiryDisplayName(row)
    const sent = await send(reference, { type: 'assign', assignee: me, version: row.version })
    if (!sent.ok) {
      const who = sent.problem.kind === 'conflict' && (await findOtherAssignee(reference, me))
      return showToast(who ? words.takenBy(name, who) : messageOf(sent.problem), 'error')
    }
    const { version } = sent.value
    undo.offer({
      key: `${reference} ${version}`,
      message: words.taken(name),
      undo: () => void sendUndo(reference, { type: 'assign', assignee: null, version }),
    })
  }

  /** Logs that a text was opened. Without a network nothing is logged, because nothing can be sent. */
  async function message(row: MyCall, opened: OpenedMessage) {
    if (!navigator.onLine) return
    const text = opened.text.slice(0, maxNoteLength)
    const sent = await send(row.reference, { type: 'message', ...opened, text })
    if (!sent.ok) void showToast(messageOf(sent.problem), 'error')
  }

  const strike = ({ reference, event }: DoneToday) => sendUndo(reference, { type: 'strike', event })

  return {
    write,
    lose,
    take,
    message,
    strike,
    isBusy,
    bar: { last: undo.last, onOver: undo.onOver },
  }
}

function tell(failure: string | undefined) {
  void showToast(failure ?? words.undone, failure === undefined ? 'success' : 'error')
}

function messageOf({ kind, message }: ProblemDetails): string {
  return kind === 'unreachable' ? words.needsNetwork : message || words.needsNetwork
}

async function findOtherAssignee(reference: string, me: number): Promise<string | undefined> {
  const found = await requestEndpoint(getDeskEnquiry, { params: { reference } })
  const assignee = found.ok ? found.value.assignee : null
  return assignee && assignee.id !== me ? assignee.name : undefined
}
