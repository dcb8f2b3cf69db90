import { outcomes } from '#app/crm/desk/enquiry-actions-words.ts'
import { formatTimeSince } from '#app/crm/desk/format-due-time.ts'
import { Button } from '#app/ui/components/button.tsx'
import { CallCard } from './call-card.tsx'
import { type CallOrderFacts, orderCalls } from './call-order.ts'
import type { OnlineCalls } from './load-my-calls.ts'
import type { DoneToday, MyCall } from './my-calls-schema.ts'
import * as words from './staff-words.ts'

type UnassignedProps = {
  online: OnlineCalls
  order: CallOrderFacts
  isBusy: boolean
  onTake: (row: MyCall) => void
  onShowStored: (row: MyCall) => void
}

/** The open enquiries that nobody has, to be taken with one tap. */
export function UnassignedCalls({ online, order, isBusy, ...on }: UnassignedProps) {
  const { unassigned, unassignedTotal } = online
  if (unassigned.length === 0) return null
  return (
    <section aria-labelledby="unassigned" className="mt-8">
      <h2 id="unassigned" className="mb-2 font-semibold text-quiet">
        {words.unassigned} <span className="tabular-nums">{unassignedTotal}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {orderCalls(unassigned, order).map((call) => (
          <CallCard
            key={call.row.reference}
            call={call}
            now={order.now}
            zone={order.zone}
            onShowStored={() => on.onShowStored(call.row)}
          >
            <Button
              size="small"
              className="grow"
              disabled={isBusy}
              onClick={() => on.onTake(call.row)}
            >
              {words.takeIt}
            </Button>
          </CallCard>
        ))}
      </ul>
      {unassignedTotal > unassigned.length && (
        <a
          href="/admin/desk?section=all&open=yes&assignee=none"
          className="mt-2 inline-flex min-h-11 items-center text-signal-text text-sm underline"
        >
          {words.unassignedAtDesk(unassignedTotal)}
        </a>
      )}
    </section>
  )
}

type DoneProps = {
  done: readonly DoneToday[]
  now: Date
  zone: string
  isBusy: boolean
  onStrike: (entry: DoneToday) => void
}

/** The user's calls and notes of today. Each can be undone. */
export function DoneTodayList({ done, now, zone, isBusy, onStrike }: DoneProps) {
  if (done.length === 0) return null
  return (
    <section aria-labelledby="done-today" className="mt-8">
      <h2 id="done-today" className="mb-2 font-semibold text-quiet">
        {words.doneToday} <span className="tabular-nums">{done.length}</span>
      </h2>
      <ul className="border-hairline border-t">
        {done.map((entry) => (
          <li
            key={entry.event}
            className="flex items-center justify-between gap-3 border-hairline border-b py-1"
          >
            <div className="min-w-0 text-sm">
              <a
                href={`/admin/desk/${entry.reference}`}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-hairline underline-offset-4"
              >
                {entry.name || entry.reference}
              </a>{' '}
              <span className="text-quiet">{formatTimeSince(entry.at, now, zone)}</span>
              <p className="wrap-anywhere line-clamp-2">
                {[entry.outcome ? outcomes[entry.outcome] : '', entry.text]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button size="dense" disabled={isBusy} onClick={() => onStrike(entry)}>
              {words.strikeOut}
              <span className="sr-only">{words.strikeWhat(entry.name || entry.reference)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
