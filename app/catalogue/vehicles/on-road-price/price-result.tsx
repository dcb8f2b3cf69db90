import { onRoadPricePath } from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees, formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './price-form-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { buildPriceQuery, pricePath } from './price-query.ts'
import { priceParts, type WorkedOutPrice, workOutPrice } from './work-out-price.ts'

/** The total of the chosen lines, which stays in view, the loan, and how long the price holds. */
export function PriceResult({ offer, search }: { offer: PriceOffer; search: string }) {
  const price = workOutPrice(offer, search)
  if (!price) return null
  const { variant, isWhole, unconfirmed, holdsUntil, loan, loanLines } = price
  return (
    <div className="contents lg:sticky lg:top-20 lg:block lg:self-start">
      {isWhole && <TotalBar price={price} />}
      <div className="min-w-0 text-quiet text-sm">
        {isWhole && <Sums price={price} />}
        <div className="mt-3 grid gap-1">
          {loan && <p>{words.loanOf(formatRupees(loan.amount), loan.ratePercent)}</p>}
          {loan &&
            loanLines.map(({ key, label, rupees }) => (
              <p key={key}>{words.plusWithLoan(formatRupees(rupees), label)}</p>
            ))}
          {isWhole && <p>{words.holdsIn(offer.place, formatNonBreakingDay(holdsUntil))}</p>}
          {unconfirmed.length > 0 && <p>{words.notConfirmed(unconfirmed)}</p>}
          {variant.border && (
            <p className="border-warn border-l-3 pl-3 text-ink">
              {words.border({
                limit: formatRupees(variant.border.limit),
                extra: formatRupees(variant.border.extra),
              })}
            </p>
          )}
        </div>
        <PriceLinks offer={offer} price={price} />
      </div>
    </div>
  )
}

function TotalBar({
  price: { total, exchange, unconfirmed, loan, problems },
}: {
  price: WorkedOutPrice
}) {
  const messages = [
    problems.exchange && `${words.problemWith.exchange}: ${problems.exchange}`,
    problems.down && `${words.problemWith.down}: ${problems.down}`,
  ].flatMap((it) => it || [])
  return (
    <div className="price-total sticky z-20 -mx-(--edge) border-control border-y bg-surface px-(--edge) py-2 lg:static lg:mx-0 lg:px-4 print:static">
      {messages.map((message) => (
        <p key={message} className="mb-1 border-bad border-l-3 pl-3 text-sm leading-snug">
          {message}
        </p>
      ))}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 leading-tight">
        <span className="font-bold">{exchange > 0 ? words.toPay : words.total}</span>
        <span className="figure text-xl lg:text-2xl">
          <ModelPrice amount={total} isApproximate={unconfirmed.length > 0} />
        </span>
        {loan && (
          <span className="w-full text-right text-sm">
            {words.emi(formatRupees(loan.monthly), loan.months)}
          </span>
        )}
      </p>
    </div>
  )
}

function Sums({ price: { sums, exchange } }: { price: WorkedOutPrice }) {
  const rows = [
    ...priceParts.map((part) => [words.parts[part], sums[part]] as const),
    [words.exchanged, -exchange] as const,
  ].filter(([, rupees]) => rupees !== 0)
  return (
    <dl className="mt-3">
      {rows.map(([name, rupees]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd className="tabular-nums">{formatSignedRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  )
}

function PriceLinks({ offer, price }: { offer: PriceOffer; price: WorkedOutPrice }) {
  const { isWhole, variant, query } = price
  const { bikeName } = offer
  const choices = buildPriceQuery({ ...query, variant: '' })
  const path = onRoadPricePath(bikeName, { variant: variant.name })
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-base lg:grid">
      <LinkButton to={choices ? `${path}&${choices}` : path}>{words.call}</LinkButton>
      {isWhole && (
        <Link
          to={pricePath(bikeName, query)}
          className="link inline-flex min-h-11 items-center lg:justify-center"
        >
          {words.print}
        </Link>
      )}
    </p>
  )
}
