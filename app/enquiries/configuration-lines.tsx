import { formatAmount, formatRupees } from '#app/money/money.ts'
import type { Configuration } from '#app/vehicles/configuration/configuration.ts'
import { Price } from '#app/vehicles/price.tsx'
import * as words from './configuration-field-words.ts'

/** The machine, what was added, and what it comes to. */
export function ConfigurationLines({ configuration }: { configuration: Configuration }) {
  const { price, priceIsApproximate, parts, total, monthly } = configuration
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4">
      <dt className="py-1">{words.machine(configuration)}</dt>
      <dd className="figure py-1 text-right">
        <Price amount={price} isApproximate={priceIsApproximate} />
      </dd>
      {parts.map(({ partNo, heading, price: each }) => (
        <div key={partNo} className="col-span-2 grid grid-cols-subgrid">
          <dt className="py-1">{heading}</dt>
          <dd className="figure py-1 text-right">{formatAmount(Number(each))}</dd>
        </div>
      ))}
      <dt className="border-hairline border-t py-2 font-bold">{words.total}</dt>
      <dd className="figure border-hairline border-t py-2 text-right font-bold">
        {priceIsApproximate ? <Price amount={total} isApproximate /> : formatAmount(total)}
      </dd>
      {monthly !== undefined && (
        <dd className="col-span-2 text-right text-quiet">{words.aMonth(formatRupees(monthly))}</dd>
      )}
    </dl>
  )
}
