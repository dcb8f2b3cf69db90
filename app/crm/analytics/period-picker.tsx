import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { type AnalyticsPeriod, periodPresets } from './analytics-period.ts'
import * as words from './staff-words.ts'

type Props = {
  /** Address of the page. */
  path: string
  period: AnalyticsPeriod
  chosen: string
}

/** Links for common periods, and fields for other days. */
export function PeriodPicker({ path, period, chosen }: Props) {
  return (
    <div className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <nav aria-label={words.period} className="flex flex-wrap gap-x-1">
        {periodPresets.map((preset) => (
          <Link
            key={preset}
            to={`${path}?period=${preset}`}
            preventScrollReset
            aria-current={preset === chosen ? 'page' : undefined}
            className="flex min-h-11 items-center border-transparent border-b-2 px-3 text-quiet text-sm no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {words.presets[preset]}
          </Link>
        ))}
      </nav>
      <form key={`${period.from} ${period.to}`} className="flex flex-wrap items-end gap-2 text-sm">
        <DayField name="from" label={words.from} value={period.from} />
        <DayField name="to" label={words.to} value={period.to} />
        <Button type="submit" size="dense">
          {words.show}
        </Button>
      </form>
    </div>
  )
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="grid grow gap-0.5 text-quiet">
      {label}
      <input
        type="date"
        name={name}
        defaultValue={value}
        required
        className="min-h-11 rounded-control border border-control bg-surface px-2 text-ink md:min-h-9"
      />
    </label>
  )
}
