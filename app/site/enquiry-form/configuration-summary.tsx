import type { ReactNode } from 'react'
import type { VehicleConfiguration } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { machineListed } from '#app/crm/enquiries/vehicle-description-words.ts'
import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import * as words from './configuration-field-words.ts'

type Props = {
  configuration: VehicleConfiguration
  /** `false` if the page has a total of its own, with registration and insurance. */
  hasTotal: boolean
}

/** The vehicle, its added parts, and the total price. */
export function ConfigurationSummary({ configuration, hasTotal }: Props) {
  const { price, priceIsApproximate, parts, total, monthly } = configuration
  return (
    <dl className="mt-3">
      <SummaryLine what={machineListed(configuration)}>
        <ModelPrice amount={price} isApproximate={priceIsApproximate} />
      </SummaryLine>
      {parts.map(({ partNo, heading, price: each }) => (
        <SummaryLine key={partNo} what={heading}>
          {formatRupeesExact(Number(each))}
        </SummaryLine>
      ))}
      {hasTotal && parts.length > 0 && (
        <SummaryLine what={words.total} look="mt-1 border-hairline border-t pt-2 font-bold">
          {priceIsApproximate ? (
            <ModelPrice amount={total} isApproximate />
          ) : (
            formatRupeesExact(total)
          )}
        </SummaryLine>
      )}
      {hasTotal && monthly !== undefined && (
        <SummaryLine what={words.aMonth} look="text-quiet">
          {words.from(formatRupees(monthly))}
        </SummaryLine>
      )}
    </dl>
  )
}

function SummaryLine({
  what,
  look = '',
  children,
}: {
  what: string
  look?: string
  children: ReactNode
}) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 py-1 ${look}`}>
      <dt className="min-w-24 flex-1">{what}</dt>
      <dd className="figure whitespace-nowrap">{children}</dd>
    </div>
  )
}
