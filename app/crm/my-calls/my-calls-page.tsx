import { useState } from 'react'
import { AvailabilityQuestion } from '#app/auth/login/availability-question.tsx'
import { ContactButtons } from '#app/crm/desk/contact-buttons.tsx'
import { DeskContext, type DeskContextValue } from '#app/crm/desk/desk-context.ts'
import { enquiryDisplayName } from '#app/crm/desk/format-desk-row.ts'
import { noteDraftKey } from '#app/crm/desk/note-draft-key.ts'
import { isStateOfPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { CallCard } from './call-card.tsx'
import { LostDialog, StoredCallDialog } from './call-dialogs.tsx'
import { orderCalls } from './call-order.ts'
import { ConnectionNotices } from './connection-notices.tsx'
import type { MyCall } from './my-calls-schema.ts'
import { NewEnquiryOnPhone, type PhoneEnquiryChoices } from './new-enquiry-on-phone.tsx'
import { OfflineEntryDialog, type OfflineEntryDraft } from './no-network-entry-dialog.tsx'
import type { OfflineEvent, OutboxItem } from './offline-db.ts'
import { OutboxList } from './outbox-list.tsx'
import * as words from './staff-words.ts'
import { DoneTodayList, UnassignedCalls } from './unassigned-and-done-lists.tsx'
import { useCallActions } from './use-call-actions.ts'
import { useInstallPrompt } from './use-install-prompt.ts'
import { useMyCalls } from './use-my-calls.ts'

type Props = {
  owner: string
  choices: PhoneEnquiryChoices
  facts: DeskContextValue
}

type OpenEntry = OfflineEntryDraft & { keep: (event: OfflineEvent) => Promise<Result<undefined>> }

/** The user's own calls of today. The page works with and without a network. */
export function MyCallsPage({ owner, choices, facts }: Props) {
  const { hours, zone, models, kinds, me } = facts
  const myCalls = useMyCalls(owner)
  const [open, setOpen] = useState<OpenEntry>()
  const install = useInstallPrompt()
  const actions = useCallActions(myCalls, me)
  const [losing, setLosing] = useState<MyCall>()
  const [stored, setStored] = useState<MyCall>()
  const { calls, online, unsent, loaded } = myCalls
  const own = unsent.filter((item) => item.owner === owner)
  const now = serverNow()
  const buyingKinds = kinds.filter(({ isBuying }) => isBuying).map(({ slug }) => slug)
  const order = { now, zone, models, buyingKinds }

  /**
   * Returns the customer's name, or the reference if the phone no longer stores the customer's
   * call.
   */
  const known = (reference: string) => {
    const row = calls?.rows.find((it) => it.reference === reference)
    return row ? enquiryDisplayName(row) : reference
  }
  const about = (row: MyCall, type: OfflineEvent['type']) =>
    setOpen({
      type,
      place: noteDraftKey(row),
      flows: [row.flow],
      row,
      title:
        type === 'call'
          ? words.calling(enquiryDisplayName(row))
          : words.noteOn(enquiryDisplayName(row)),
      keep: async (event) =>
        (await actions.write(row.reference, event))
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
      row: calls?.rows.find((it) => it.reference === item.reference),
      before: item.event,
      keep: async (event) =>
        (await myCalls.rewrite(item, event)) ? ok(undefined) : fail('conflict', words.entryIsGone),
    })

  return (
    <DeskContext value={facts}>
      <ConnectionNotices
        myCalls={myCalls}
        others={[...unsent, ...myCalls.queued].filter((item) => item.owner !== owner).length}
      />
      {online?.asksAvailability && <AvailabilityQuestion onChosen={myCalls.refresh} />}
      {choices.kinds.length > 0 && (
        <NewEnquiryOnPhone
          myCalls={myCalls}
          owner={owner}
          choices={choices}
          hours={hours}
          zone={zone}
        />
      )}
      <OutboxList
        unsent={own}
        nameOf={known}
        onChange={again}
        zone={zone}
        onDrop={myCalls.drop}
        onSendLate={myCalls.sendLate}
      />
      {calls && calls.rows.length > 0 && (
        <section aria-labelledby="to-call">
          <h2 id="to-call" className="mb-2 font-semibold text-quiet">
            {words.toCall} <span className="tabular-nums">{calls.rows.length}</span>
          </h2>
          <ul className="grid grid-cols-1 gap-3">
            {orderCalls(calls.rows, order).map((call) => (
              <CallCard
                key={call.row.reference}
                call={call}
                now={now}
                zone={zone}
                waiting={own.filter(({ reference }) => reference === call.row.reference).length}
                onShowStored={() => setStored(call.row)}
              >
                <ContactButtons
                  row={call.row}
                  // Opens the form for the outcome now, so that the form is ready after the call.
                  onCall={() => setTimeout(() => about(call.row, 'call'))}
                  onMessage={(_, opened) => void actions.message(call.row, opened)}
                  tabIndex={0}
                  look={buttonClassName({ size: 'small', className: 'grow' })}
                  callLook={buttonClassName({ tone: 'signal', size: 'small', className: 'grow' })}
                />
                <Button size="small" onClick={() => about(call.row, 'call')} className="grow">
                  {words.logCall}
                </Button>
                <Button size="small" onClick={() => about(call.row, 'note')} className="grow">
                  {words.note}
                </Button>
                {isStateOfPipeline(call.row.flow, 'lost') && (
                  <Button size="small" onClick={() => setLosing(call.row)} className="grow">
                    {words.lost}
                  </Button>
                )}
              </CallCard>
            ))}
          </ul>
        </section>
      )}
      {calls?.rows.length === 0 && <p className="py-8 text-center">{words.noneToday}</p>}
      {online && online.more > 0 && (
        <a
          href="/admin/desk?section=overdue&assignee=me"
          className="mt-2 inline-flex min-h-11 items-center text-signal-text text-sm underline"
        >
          {words.moreAtDesk(online.more)}
        </a>
      )}
      {online && (
        <>
          <UnassignedCalls
            online={online}
            order={order}
            isBusy={actions.isBusy}
            onTake={(row) => void actions.take(row)}
            onShowStored={setStored}
          />
          <DoneTodayList
            done={online.done}
            now={now}
            zone={zone}
            isBusy={actions.isBusy}
            onStrike={(entry) => void actions.strike(entry)}
          />
        </>
      )}
      {calls && !online && loaded !== undefined && (
        <p className="mt-6 text-quiet text-sm">{words.onlyOnline}</p>
      )}
      {!calls && loaded === undefined && <p role="status">{words.loading}</p>}
      {!calls && loaded === 'offline' && <p className="py-8 text-center">{words.noneKept}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void myCalls.refresh()}>
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
      <LostDialog
        row={losing}
        isBusy={actions.isBusy}
        onClose={() => setLosing(undefined)}
        onChoose={(row, reason) =>
          void actions.lose(row, reason).then((isDone) => isDone && setLosing(undefined))
        }
      />
      <StoredCallDialog row={stored} now={now} zone={zone} onClose={() => setStored(undefined)} />
      <UndoBar {...actions.bar} />
    </DeskContext>
  )
}
