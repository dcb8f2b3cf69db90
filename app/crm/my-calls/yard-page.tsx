import { useState } from 'react'
import { DeskFactsContext } from '#app/crm/desk/desk-facts.ts'
import type { DeskRow } from '#app/crm/desk/desk-row.ts'
import { notePlace } from '#app/crm/desk/note-place.ts'
import { nameOf } from '#app/crm/desk/shown-row.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { shownInstant } from '#app/platform/calendar/shown-instant.ts'
import type { Hours } from '#app/platform/dealer/opening.ts'
import { Button } from '#app/ui/components/button.tsx'
import { CallCard } from './call-card.tsx'
import * as words from './staff-words.ts'
import { UnsentList } from './unsent-list.tsx'
import { useInstall } from './use-install.ts'
import { useYard } from './use-yard.ts'
import { WriteDialog, type Writing } from './write-dialog.tsx'
import type { Unsent, Written } from './yard-db.ts'
import { YardNotes } from './yard-notes.tsx'

type Props = { owner: string; me: number; dealer: string; hours: Hours; zone: string; now: string }

type Open = Writing & { keep: (event: Written) => Promise<boolean> }

/** One's calls of today, with or without a network. */
export function YardPage({ owner, me, dealer, hours, zone, now }: Props) {
  const yard = useYard(owner)
  const [open, setOpen] = useState<Open>()
  const install = useInstall()
  const { calls, unsent, loaded } = yard
  const own = unsent.filter((item) => item.owner === owner)
  const facts = { ...noDesk, now, zone, dealer, hours, me }

  /** By name; by the reference where the calls are off this phone. */
  const known = (reference: string) => {
    const row = calls?.rows.find((it) => it.reference === reference)
    return row ? nameOf(row) : reference
  }
  const about = (row: DeskRow, type: Written['type']) =>
    setOpen({
      type,
      place: notePlace(row),
      title: type === 'call' ? words.calling(nameOf(row)) : words.noteOn(nameOf(row)),
      keep: (event) => yard.write(row.reference, event),
    })
  const again = (item: Unsent) =>
    setOpen({
      type: item.event.type,
      title:
        item.event.type === 'call'
          ? words.calling(known(item.reference))
          : words.noteOn(known(item.reference)),
      place: `entry ${item.id}`,
      before: item.event,
      keep: async (event) => {
        await yard.rewrite(item, event)
        return true
      },
    })

  return (
    <DeskFactsContext value={facts}>
      <YardNotes yard={yard} others={unsent.length - own.length} />
      <UnsentList
        unsent={own}
        nameOf={known}
        onChange={again}
        onDrop={(item) => void yard.drop(item)}
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
            {words.asOf(shownInstant(new Date(calls.at + calls.ahead).toISOString(), zone))}
          </p>
        )}
      </div>
      <WriteDialog
        writing={open}
        onKeep={(event) => open?.keep(event) ?? Promise.resolve(false)}
        onClose={() => setOpen(undefined)}
      />
    </DeskFactsContext>
  )
}

/** What the desk's parts may ask for and this page has no need of. */
const noDesk = {
  people: [],
  models: [],
  kinds: [],
  states: [],
  sources: [],
  may: { work: true, assign: false, export: false, erase: false },
  hasBookings: false,
  views: [],
}
