import { Link } from '#app/ui/components/link.tsx'
import { buildReportUrl } from './build-report-url.ts'
import type { DayPreset } from './day-presets.ts'
import type { ReportFilter } from './report-filter.ts'

type Props = {
  label: string
  presets: readonly DayPreset[]
  pathname: string
  isChosen: (preset: DayPreset) => boolean
  /** Returns the filter for a preset. */
  leadsTo: (preset: DayPreset) => ReportFilter
  onChoose?: (filter: ReportFilter) => void
  /**
   * Hides these presets behind the filter button on a phone, because they are rarely used there.
   */
  isBeside?: boolean
}

/** Links for common days. The links work without JavaScript and can be opened in a new tab. */
export function DayPresetLinks({ label, presets, pathname, isBeside, ...how }: Props) {
  const { isChosen, leadsTo, onChoose } = how
  return (
    <nav
      aria-label={label}
      className={`-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0 ${isBeside ? 'max-md:not-noscript:hidden' : ''}`}
    >
      <span aria-hidden className="font-semibold shrink-0 text-quiet text-xs">
        {label}
      </span>
      {presets.map((preset) => {
        const next = leadsTo(preset)
        return (
          <Link
            key={preset.label}
            to={pathname + buildReportUrl(next)}
            preventScrollReset
            onClick={() => onChoose?.(next)}
            aria-current={isChosen(preset) ? 'true' : undefined}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-hairline px-3.5 text-ink text-sm no-underline hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-ground md:min-h-8 md:px-3"
          >
            {preset.label}
          </Link>
        )
      })}
    </nav>
  )
}
