import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/terms-conditions'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms & Conditions',
    description: 'What holds for prices, offers, bookings, loans and this site.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { dealer } = context.get(servicesContext)
  return { dealer: await dealer.get() }
}

export default function TermsConditions({ loaderData: { dealer } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Terms & Conditions">
        What holds between you and {dealer.name} when you use this site. Last changed on 21 November
        2026.
      </PageHead>
      <div className="column pb-16 md:pb-24">
        <div className="prose titled-rows">
          <h2>Prices</h2>
          <p>
            All prices are ex-showroom prices in Indian rupees, without registration, road tax and
            insurance. Each bears the day on which we last checked it. A price becomes binding with
            our written quotation, which holds for the time it states.
          </p>
          <h2>Specifications and pictures</h2>
          <p>
            Figures that could not be confirmed are marked as approximate. Pictures on this site are
            drawn, not photographed; colours and details of the machine that you buy may differ. The
            machine in the showroom counts, not its picture.
          </p>
          <h2>Offers</h2>
          <p>
            An offer holds as described, for as long as it is shown and as far as stock goes. An
            offer enquiry reserves nothing until we have confirmed it. Offers cannot be added up
            unless that is said.
          </p>
          <h2>Test rides</h2>
          <p>
            You need a driving licence for the class of machine, and you ride at your own
            responsibility within the traffic rules. A helmet is lent. We may refuse or end a ride
            where safety asks for it.
          </p>
          <h2>Service bookings</h2>
          <p>
            A booking on this site is a request for a day; the workshop confirms it by phone. Work
            beyond the job card is done only after you have agreed to its price.
          </p>
          <h2>Maintenance contract and warranty</h2>
          <p>
            What the <Link to="/amc">annual maintenance contract</Link> and the{' '}
            <Link to="/extendedWarranty">extended warranty</Link> cover is written in the contract
            that you receive. The summary on this site does not replace it.
          </p>
          <h2>Finance</h2>
          <p>
            We introduce you to lenders and are not one. The EMI calculator estimates; the lender
            alone decides on the loan, its rate and its fees. You are free to bring a loan of your
            own, or none.
          </p>
          <h2>Your enquiries</h2>
          <p>
            By sending a form you ask us to answer you by phone, message or e-mail about what you
            sent. What we keep, why and for how long stands in the{' '}
            <Link to="/privacy">privacy notice</Link>.
          </p>
          <h2>Law</h2>
          <p>
            Indian law applies; the courts of {dealer.address.city} are responsible. Your rights as
            a consumer stay as they are.
          </p>
        </div>
      </div>
    </>
  )
}
