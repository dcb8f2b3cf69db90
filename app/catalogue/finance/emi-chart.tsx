import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './emi-words.ts'
import type { LoanCost } from './loan-cost.ts'

// Vertical positions are in pixels from the top. Horizontal ones are shares of the width, so that
// text is not stretched.
const chartHeight = 148
const plotTop = 22
const plotBottom = 122

/**
 * A chart with one bar a year, split into principal and interest. The table below it has the
 * numbers.
 */
export function EmiChart({ cost }: { cost: LoanCost }) {
  const { schedule } = cost
  const slot = 100 / schedule.length
  const bar = Math.min(slot * 0.8, 14)
  const most = Math.max(...schedule.map((it) => it.paid), 1)
  const tall = (amount: number) => Math.max(0, (amount / most) * (plotBottom - plotTop))
  return (
    <figure>
      <figcaption className="mb-1 flex flex-wrap gap-x-6 text-sm">
        <span className="font-semibold">{words.paidEachYear}</span>
        <LegendEntry className="fill-ink" text={words.paysOff} />
        <LegendEntry className="fill-signal" text={words.paysLender} />
      </figcaption>
      <svg
        width="100%"
        height={chartHeight}
        role="img"
        aria-label={words.costs(formatRupees(cost.totalPayable), formatRupees(cost.totalInterest))}
      >
        <text y={plotTop - 6} className="fill-quiet text-xs tabular-nums">
          {formatRupees(most)}
        </text>
        <line x2="100%" y1={plotTop} y2={plotTop} className="stroke-hairline" />
        {schedule.map(({ year, principal, interest }, index) => (
          <g key={year}>
            <rect
              x={`${(index + 0.5) * slot - bar / 2}%`}
              y={plotBottom - tall(principal)}
              width={`${bar}%`}
              height={tall(principal)}
              className="fill-ink"
            />
            <rect
              x={`${(index + 0.5) * slot - bar / 2}%`}
              y={plotBottom - tall(principal) - tall(interest)}
              width={`${bar}%`}
              height={tall(interest)}
              className="fill-signal"
            />
            {hasYearLabel(year, schedule.length) && (
              <text
                x={`${(index + 0.5) * slot}%`}
                y={chartHeight - 6}
                textAnchor="middle"
                className="fill-quiet text-xs tabular-nums"
              >
                {schedule.length < 6 ? words.inYear(year) : year}
              </text>
            )}
          </g>
        ))}
        <line x2="100%" y1={plotBottom} y2={plotBottom} className="stroke-control" />
      </svg>
    </figure>
  )
}

/** `true` if a year gets a label: every year of up to 12, otherwise the first and every fifth. */
const hasYearLabel = (year: number, years: number) => years <= 12 || year === 1 || year % 5 === 0

function LegendEntry({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-quiet">
      <svg viewBox="0 0 12 12" aria-hidden className="size-3">
        <rect width="12" height="12" className={className} />
      </svg>
      {text}
    </span>
  )
}
