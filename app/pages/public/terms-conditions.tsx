import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { useHouse } from '#app/site/use-house.ts'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/terms-conditions'
import * as words from './terms-conditions-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.terms,
    description: words.pageDescription,
  })

export default function TermsConditions() {
  const { dealer } = useHouse()
  const [the, contract, and, warranty, cover] = words.writtenInContract
  const [beforePrivacy, privacy, afterPrivacy] = words.askedToAnswer
  return (
    <>
      <PageHead title={words.terms}>{words.inShort(dealer.name)}</PageHead>
      <div className="column pb-16 md:pb-24">
        <div className="prose titled-rows">
          <h2>{words.prices}</h2>
          <p>{words.exShowroom}</p>
          <h2>{words.specifications}</h2>
          <p>{words.drawn}</p>
          <h2>{words.offers}</h2>
          <p>{words.asDescribed}</p>
          <h2>{words.testRides}</h2>
          <p>{words.licence}</p>
          <h2>{words.serviceBookings}</h2>
          <p>{words.requestForDay}</p>
          <h2>{words.contractAndWarranty}</h2>
          <p>
            {the}
            <Link to="/amc">{contract}</Link>
            {and}
            <Link to="/extendedWarranty">{warranty}</Link>
            {cover}
          </p>
          <h2>{words.finance}</h2>
          <p>{words.noLender}</p>
          <h2>{words.yourEnquiries}</h2>
          <p>
            {beforePrivacy}
            <Link to="/privacy">{privacy}</Link>
            {afterPrivacy}
          </p>
          <h2>{words.law}</h2>
          <p>{words.courts(dealer.address.city)}</p>
        </div>
      </div>
    </>
  )
}
