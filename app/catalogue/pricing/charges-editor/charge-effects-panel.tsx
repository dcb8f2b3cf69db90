import { useEffect, useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { type DataColumn, DataTable } from '#app/ui/components/data-table.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { showChargeEffects } from './charge-endpoints.ts'
import { ChargeNotices } from './charge-notices.tsx'
import * as words from './charges-editor-words.ts'

export type ShownEffects = EndpointAnswer<typeof showChargeEffects>
type PriceEffect = ShownEffects['prices'][number]

/** Prices before and after the draft, for a day. Loads again after each save of the draft. */
export function ChargeEffectsPanel({ version }: { version: number }) {
  const [on, setOn] = useState<string>()
  const [found, setFound] = useState<ShownEffects>()
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const loading = new AbortController()
    void requestAsStaff(showChargeEffects, {
      query: on === undefined ? {} : { on },
      signal: loading.signal,
    }).then((answer) => {
      if (loading.signal.aborted) return
      setFailure(answer.ok ? '' : answer.problem.message)
      if (answer.ok) setFound(answer.value)
    })
    return () => loading.abort()
  }, [on, version, tries])

  if (failure !== '')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="font-semibold text-bad text-sm">{failure}</p>
        <Button size="dense" onClick={() => setTries(tries + 1)}>
          {words.reload}
        </Button>
      </div>
    )
  if (!found) return <p role="status">{words.loading}</p>
  const { prices, isComplete, today, days, more } = found
  const changed = prices.filter((it) => it.before !== it.after)
  const others = prices.filter((it) => it.before === it.after)
  return (
    <div className="grid gap-5">
      <DayChooser {...{ today, days }} on={found.on} onChoose={setOn} />
      {!isComplete && <p className="border-warn border-l-4 pl-3 text-sm">{words.incomplete}</p>}
      <div>
        <p role="status" className="font-semibold">
          {prices.length === 0 ? words.noVehicles : words.changed(changed.length, prices.length)}
        </p>
        {changed.length > 0 && (
          <div className="mt-2">
            <PriceTable rows={changed} caption={words.effects} />
          </div>
        )}
        {others.length > 0 && (
          <details className="mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 md:min-h-8">
              {words.unchanged(others.length)}
            </summary>
            <PriceTable rows={others} caption={words.unchanged(others.length)} />
          </details>
        )}
        {more > 0 && <p className="mt-1 text-quiet text-sm">{words.more(more)}</p>}
      </div>
      <ChargeNotices effects={found} />
    </div>
  )
}

type DayChooserProps = Pick<ShownEffects, 'on' | 'today' | 'days'> & {
  onChoose: (day: string) => void
}

/** Buttons for today and for the next days on which a charge changes, and a field for any day. */
function DayChooser({ on, today, days, onChoose }: DayChooserProps) {
  return (
    <fieldset className="flex flex-wrap items-end gap-2">
      <legend className="mb-1 font-semibold text-sm">{words.day}</legend>
      {[today, ...days].map((day) => (
        <Button
          key={day}
          size="dense"
          tone={day === on ? 'ink' : 'quiet'}
          aria-pressed={day === on}
          onClick={() => onChoose(day)}
        >
          {day === today ? words.today : formatDay(day)}
        </Button>
      ))}
      <TextField
        name="effects-day"
        type="date"
        label={words.otherDay}
        value={on}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      />
    </fieldset>
  )
}

function PriceTable({ rows, caption }: { rows: readonly PriceEffect[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ name, variant }) => `${name} ${variant}`}
      columns={columns}
      summary={(row) => (
        <div className="flex justify-between gap-3 py-2 text-sm tabular-nums">
          <span>
            {nameOf(row)}
            <span className="block text-quiet">
              {formatPrice(row.before)} → {formatPrice(row.after)}
            </span>
            <Unknown missing={row.missing} />
          </span>
          <strong className="shrink-0">{differenceOf(row)}</strong>
        </div>
      )}
    />
  )
}

const columns: readonly DataColumn<PriceEffect>[] = [
  {
    key: 'name',
    label: words.vehicle,
    cell: (row) => (
      <>
        {nameOf(row)}
        <Unknown missing={row.missing} />
      </>
    ),
  },
  {
    key: 'exShowroom',
    label: words.exShowroom,
    isNumeric: true,
    cell: ({ exShowroom }) => formatRupees(exShowroom),
  },
  {
    key: 'before',
    label: words.before,
    isNumeric: true,
    cell: ({ before }) => formatPrice(before),
  },
  { key: 'after', label: words.after, isNumeric: true, cell: ({ after }) => formatPrice(after) },
  {
    key: 'difference',
    label: words.difference,
    isNumeric: true,
    cell: (row) => <strong>{differenceOf(row)}</strong>,
  },
]

function Unknown({ missing }: Pick<PriceEffect, 'missing'>) {
  if (missing.length === 0) return null
  return <span className="block text-bad text-xs">{words.unknownCharges(missing)}</span>
}

const nameOf = ({ name, variant }: PriceEffect) => [name, variant].filter(Boolean).join(' ')
const formatPrice = (price: number | null) => (price === null ? words.noPrice : formatRupees(price))
const differenceOf = ({ before, after }: PriceEffect) =>
  before === null || after === null ? '' : words.signed(after - before)
