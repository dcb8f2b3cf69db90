import { formatRupees } from '#app/money/money.ts'
import type { LoanCost } from './emi.ts'
import * as words from './emi-words.ts'

const width = 600
const height = 120
const gap = 6

/** One bar a year: what of it pays the loan off, and what pays the lender. The table holds the figures. */
export function EmiChart({ cost }: { cost: LoanCost }) {
  const bar = (width + gap) / cost.schedule.length - gap
  const most = Math.max(...cost.schedule.map((it) => it.paid), 1)
  const tall = (amount: number) => (amount / most) * height
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.costs(formatRupees(cost.totalPayable), formatRupees(cost.totalInterest))}
        preserveAspectRatio="none"
        className="h-28 w-full sm:h-40"
      >
        {cost.schedule.map(({ year, principal, interest }, index) => (
          <g key={year} transform={`translate(${index * (bar + gap)} 0)`}>
            <rect
              y={height - tall(principal)}
              width={bar}
              height={tall(principal)}
              className="fill-ink"
            />
            <rect
              y={height - tall(principal) - tall(interest)}
              width={bar}
              height={Math.max(0, tall(interest))}
              className="fill-signal"
            />
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 text-quiet text-sm">
        <Key className="fill-ink" text={words.paysOff} />
        <Key className="fill-signal" text={words.paysLender} />
      </figcaption>
    </figure>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 12 12" aria-hidden className="size-3">
        <rect width="12" height="12" className={className} />
      </svg>
      {text}
    </span>
  )
}
