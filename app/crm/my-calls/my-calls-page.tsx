import { useState } from 'react'
import { type Colleague, DeskContext } from '#app/crm/desk/desk-context.ts'
import type { DeskRow } from '#app/crm/desk/desk-enquiry-schema.ts'
import { enquiryDisplayName } from '#app/crm/desk/format-desk-row.ts'
import { noteDraftKey } from '#app/crm/desk/note-draft-key.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { Button } from '#app/ui/components/button.tsx'
import { CallCard } from './call-card.tsx'
import { ConnectionNotices } from './connection-notices.tsx'
import { NewEnquiryOnPhone, type PhoneEnquiryChoices } from './new-enquiry-on-phone.tsx'
import { OfflineEntryDialog, type OfflineEntryDraft } from './no-network-entry-dialog.tsx'
import type { OfflineEvent, OutboxItem } from './offline-db.ts'
import { OutboxList } from './outbox-list.tsx'
import * as words from './staff-words.ts'
import { useInstallPrompt } from './use-install-prompt.ts'
import { useMyCalls } from './use-my-calls.ts'

type Props = {
  owner: string
  me: number
  dealer: string
  hours: DealerHours
  zone: string
  now: string
  choices: PhoneEnquiryChoices
  colleagues: readonly Colleague[]
}

type OpenEntry = OfflineEntryDraft & { keep: (event: OfflineEvent) => Promise<Result<undefined>> }

/** The user's own calls of today. The page works with and without a network. */
export function MyCallsPage({ owner, choices, ...given }: Props) {
  const { hours, zone } = given
  const yard = useMyCalls(owner)
  const [open, setOpen] = useState<OpenEntry>()
  const install = useInstallPrompt()
  const { calls, unsent, loaded } = yard
  const own = unsent.filter((item) => item.owner === owner)
  const facts = { ...emptyDeskContext, ...given }

  /**
   * Returns the customer's name, or the reference if the phone no longer stores the customer's
   * call.
   */
  const known = (reference: string) => {
    const row = calls?.rows.find((it) => it.reference === reference)
    return row ? enquiryDisplayName(row) : reference
  }
  const about = (row: DeskRow, type: OfflineEvent['type']) =>
    setOpen({
      type,
      place: noteDraftKey(row),
      flows: [row.flow],
      title:
        type === 'call'
          ? words.calling(enquiryDisplayName(row))
          : words.noteOn(enquiryDisplayName(row)),
      keep: async (event) =>
        (await yard.write(row.reference, event))
          ? ok(undefined)
          : fail('unavailable', words.notKept),
    })
  const again = (item: OutboxItem) =>
    setOpen({
      type: item.event.type,
      title:
        item.event.type === 'call'
          ? words.calling(known(item.reference))
          : words.noteOn(known(item.reference)),
      place: `entry ${item.id}`,
      flows: calls?.rows.filter((it) => it.reference === item.reference).map((it) => it.flow) ?? [],
      before: item.event,
      keep: async (event) =>
        (await yard.rewrite(item, event)) ? ok(undefined) : fail('conflict', words.entryIsGone),
    })

  return (
    <DeskContext value={facts}>
      <ConnectionNotices
        yard={yard}
        others={[...unsent, ...yard.queued].filter((item) => item.owner !== owner).length}
      />
      {choices.kinds.length > 0 && (
        <NewEnquiryOnPhone yard={yard} owner={owner} choices={choices} hours={hours} zone={zone} />
      )}
      <OutboxList
        unsent={own}
        nameOf={known}
        onChange={again}
        zone={zone}
        onDrop={yard.drop}
        onSendLate={yard.sendLate}
      />
      {calls && calls.rows.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {calls.rows.map((row) => (
            <CallCard
              key={row.reference}
              row={row}
              now={serverNow()}
              zone={zone}
              hours={hours}
              waiting={own.filter(({ reference }) => reference === row.reference).length}
              onCall={() => about(row, 'call')}
              onNote={() => about(row, 'note')}
            />
          ))}
        </ul>
      )}
      {calls?.rows.length === 0 && <p className="py-8 text-center">{words.noneToday}</p>}
      {!calls && loaded === undefined && <p role="status">{words.loading}</p>}
      {!calls && loaded === 'offline' && <p className="py-8 text-center">{words.noneKept}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void yard.refresh()}>
          {words.refresh}
        </Button>
        {install && (
          <Button size="small" onClick={install}>
            {words.putOnPhone}
          </Button>
        )}
        {calls && (
          <p className="text-quiet text-sm tabular-nums">
            {words.asOf(formatInstant(new Date(calls.at + calls.ahead).toISOString(), zone))}
          </p>
        )}
      </div>
      <OfflineEntryDialog writing={open} onKeep={open?.keep} onClose={() => setOpen(undefined)} />
    </DeskContext>
  )
}

/** An empty context for desk components. This page does not use these values. */
const emptyDeskContext = {
  people: [],
  models: [],
  kinds: [],
  states: [],
  sources: [],
  may: { work: true, assign: false, export: false, erase: false },
  hasBookings: false,
  messages: { texts: [], sender: '', phones: { sales: '', service: '' } },
  views: [],
}
