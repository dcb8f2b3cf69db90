import { createContext, useContext } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import type { PlannedPriceList } from './planned-price-list.ts'
import * as words from './staff-words.ts'

/** The planned price lists of the page, for the notes beside each price. */
export const PlannedPricesContext = createContext<readonly PlannedPriceList[]>([])

/** Names the planned prices of a model or an accessory, because they will replace another price. */
export function PlannedPriceNote({ id }: { id: number }) {
  const plans = useContext(PlannedPricesContext)
  const own = plans.flatMap(({ validFrom, failure, lines }) =>
    lines
      .filter((line) => line.id === id && line.now !== null && failure === null)
      .map((line) => ({
        key: `${validFrom}-${line.variant}`,
        text: words.isPlanned({
          variant: line.variant === null ? '' : line.detail,
          price: formatRupeesExact(line.now ?? 0),
          day: formatDay(validFrom),
        }),
      })),
  )
  return own.map(({ key, text }) => (
    <span key={key} className="block font-semibold text-sm tabular-nums">
      {text}
    </span>
  ))
}
