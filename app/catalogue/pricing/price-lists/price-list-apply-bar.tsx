import type { ReactNode } from 'react'
import { maxPlanDays } from '#app/catalogue/pricing/planned-price-list.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { FilterSelect } from '#app/ui/components/filter-select.tsx'
import * as words from './price-list-words.ts'
import type { PriceEditApplier } from './use-apply-price-edits.ts'

type Props = {
  /** Failure of the last attempt; empty without one. */
  message: string
  /** Number of edits. */
  status: ReactNode
  applying: PriceEditApplier
  /** Buttons. */
  children: ReactNode
}

const validFromOptions = [
  { value: 'now', label: words.validNow },
  { value: 'later', label: words.validLater },
]

/** Bar at the bottom of a list of edits, which applies them now or at the start of a later day. */
export function PriceListApplyBar({ message, status, applying, children }: Props) {
  const { validFrom, setValidFrom, today } = applying
  const tomorrow = addDays(today, 1)
  return (
    <div className="foot-bar sticky bottom-3 z-30 mt-4 grid max-w-3xl gap-2 rounded-control border border-control bg-surface p-3 shadow-float">
      {message !== '' && (
        <p role="alert" className="border-bad border-l-4 pl-3 text-sm">
          {message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="grow font-semibold text-sm tabular-nums">
          {status}
        </span>
        <div className="flex flex-wrap items-center gap-2">
          <FilterSelect
            label={words.validFrom}
            place="beside"
            value={validFrom === undefined ? 'now' : 'later'}
            options={validFromOptions}
            onChoose={(chosen) => setValidFrom(chosen === 'now' ? undefined : tomorrow)}
          />
          {validFrom !== undefined && (
            <input
              type="date"
              name="valid-from-day"
              aria-label={words.firstDay}
              min={tomorrow}
              max={addDays(today, maxPlanDays)}
              value={validFrom}
              onChange={({ target }) => setValidFrom(target.value)}
              className="h-11 rounded-control border border-control bg-surface px-2.5 text-base text-ink md:h-9 md:text-sm"
            />
          )}
        </div>
        <div className="ml-auto flex gap-2 max-md:w-full *:grow">{children}</div>
      </div>
    </div>
  )
}
