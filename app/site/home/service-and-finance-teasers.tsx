import type { ReactNode } from 'react'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import type { HomeTexts } from './home-content.ts'
import * as words from './words.ts'

type Props = {
  texts: Pick<HomeTexts, 'service' | 'finance'>
  dealer: Pick<Dealer, 'servicePhones'>
  loan: LoanTerms | null
  cheapest: CheapestLoan | undefined
}

/** The model with the lowest monthly instalment, in whole rupees. */
export type CheapestLoan = { name: string; monthly: number; isOnRoad: boolean }

/** Service for owners and finance for buyers. Each needs only one tap. */
export function ServiceAndFinanceTeasers({ texts, dealer, loan, cheapest }: Props) {
  const { service, finance } = texts
  const [phone] = dealer.servicePhones
  return (
    <section className="column grid gap-y-10 py-12 md:grid-cols-2 md:py-20">
      <Teaser title={service.title} to="/service-booking" button={service.button}>
        {service.text}
        {phone && (
          <>
            {words.orCall}
            <a href={telephoneUrl(phone)} className="link whitespace-nowrap tabular-nums">
              {phone}
            </a>
          </>
        )}
      </Teaser>
      <Teaser title={finance.title} to="/finance" button={finance.button}>
        {loan && cheapest
          ? words.monthOf({
              model: cheapest.name,
              rupees: formatRupees(cheapest.monthly),
              isOnRoad: cheapest.isOnRoad,
              months: loan.months,
              rate: loan.ratePercent,
              checkedOn: formatNonBreakingDay(loan.checkedOn),
            })
          : finance.text}
      </Teaser>
    </section>
  )
}

type TeaserProps = { title: string; to: string; button: string; children: ReactNode }

function Teaser({ title, to, button, children }: TeaserProps) {
  return (
    <div className="flex flex-col items-start border-hairline md:even:border-l md:even:pl-12 md:odd:pr-12">
      <h2 className="headline text-xl md:text-2xl">{title}</h2>
      <p className="mt-3 mb-5 max-w-[46ch] text-quiet md:text-lg">{children}</p>
      <LinkButton to={to} className="mt-auto">
        {button}
      </LinkButton>
    </div>
  )
}
