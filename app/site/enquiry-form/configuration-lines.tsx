import type { ReactNode } from 'react'
import type { Configuration } from '#app/catalogue/vehicles/configuration/configuration.ts'
import { Price } from '#app/catalogue/vehicles/price.tsx'
import { machineListed } from '#app/crm/enquiries/vehicle-description-words.ts'
import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import * as words from './configuration-field-words.ts'

/** The machine, what was added, and what it comes to. */
export function ConfigurationLines({ configuration }: { configuration: Configuration }) {
  const { price, priceIsApproximate, parts, total, monthly } = configuration
  return (
    <dl className="mt-3">
      <Line what={machineListed(configuration)}>
        <Price amount={price} isApproximate={priceIsApproximate} />
      </Line>
      {parts.map(({ partNo, heading, price: each }) => (
        <Line key={partNo} what={heading}>
          {formatRupeesExact(Number(each))}
        </Line>
      ))}
      {parts.length > 0 && (
        <Line what={words.total} look="mt-1 border-hairline border-t pt-2 font-bold">
          {priceIsApproximate ? <Price amount={total} isApproximate /> : formatRupeesExact(total)}
        </Line>
      )}
      {monthly !== undefined && (
        <Line what={words.aMonth} look="text-quiet">
          {words.from(formatRupees(monthly))}
        </Line>
      )}
    </dl>
  )
}

function Line({ what, look = '', children }: { what: string; look?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 py-1 ${look}`}>
      <dt className="min-w-24 flex-1">{what}</dt>
      <dd className="figure whitespace-nowrap">{children}</dd>
    </div>
  )
}
