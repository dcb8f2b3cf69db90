import { createContext, useContext } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import type { PlannedPriceList } from './planned-price-list.ts'
import * as words from './staff-words.ts'

/** The planned price lists of the page, for the notes beside each price. */
export const PlannedPricesContext = createContext<readonly PlannedPriceList[]>([])

type Props = {
  /** Id of the model or the accessory. */
  id: number
  /** Id of the variant; null for the model itself. By default, all variants are named. */
  variant?: number | null
}

/** Names the planned prices of a model or an accessory, because they will replace another price. */
export function PlannedPriceNote({ id, variant }: Props) {
  const plans = useContext(PlannedPricesContext)
  const own = plans.flatMap(({ validFrom, failure, lines }) =>
    lines
      .filter((line) => line.id === id && (variant === undefined || line.variant === variant))
      .filter(({ now }) => now !== null && failure === null)
      .map((line) => ({
        key: `${validFrom}-${line.variant}`,
        text: words.isPlanned({
          variant: variant === undefined && line.variant !== null ? line.detail : '',
          price: formatRupeesExact(line.now ?? 0),
          day: formatDay(validFrom),
        }),
      })),
  )
  if (own.length === 0) return null
  return (
    <span className="block text-sm tabular-nums">
      {own.map(({ key, text }) => (
        <span key={key} className="block">
          {text}
        </span>
      ))}
    </span>
  )
}
