import { useCallback, useState } from 'react'
import { calculatorAt } from '#app/catalogue/warranty/calculator-at.server.ts'
import { isOwnerAsking } from '#app/catalogue/warranty/owner-input.server.ts'
import { priceLine } from '#app/catalogue/warranty/price-line.server.ts'
import { WarrantyCalculator } from '#app/catalogue/warranty/warranty-calculator.tsx'
import { warrantyFacts } from '#app/catalogue/warranty/warranty-facts.ts'
import { WarrantyTable } from '#app/catalogue/warranty/warranty-table.tsx'
import { extendedWarrantyEnquiry } from '#app/crm/enquiries/kinds/extended-warranty.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryFailure } from '#app/site/enquiry-form/enquiry-failure.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import {
  actOnEnquiry,
  enquiryHeaders,
  loadEnquiry,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { EnquirySection } from '#app/site/enquiry-form/enquiry-section.tsx'
import { findDecoration } from '#app/site/frame/decoration.server.ts'
import { PageHead } from '#app/site/frame/page-head.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { ResultBanner } from '#app/ui/components/result-banner.tsx'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/extended-warranty'
import * as words from './extended-warranty-words.ts'

export const handle = { query: ['model', 'machine', 'sold', 'odometer', 'monthly'] }
const PriceLine = staticHtml(() =>
  import('#app/catalogue/warranty/price-line.tsx').then((module) => module.PriceLine),
)

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(extendedWarrantyEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.extendedWarranty,
    description: args.loaderData?.warranty.description ?? '',
    path: '/extendedWarranty',
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const warranty = await services.facts.get(warrantyFacts)
  const query = args.url.searchParams
  const extensions = warranty.tables.flatMap((table) => table.extensions)
  const { servicePhones } = await services.dealer.get()
  return loadEnquiry(
    args,
    extendedWarrantyEnquiry,
    {
      warranty,
      priceSaid: priceLine(extensions, warranty.pricesCheckedOn, {
        unit: 'once',
        phone: servicePhones[0],
      }),
      calculator: await calculatorAt(services, warranty, query),
      machine: await findDecoration(services, 'extended-warranty'),
    },
    isOwnerAsking(query),
  )
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, extendedWarrantyEnquiry)
}

export default function ExtendedWarranty({ loaderData, actionData }: Route.ComponentProps) {
  const { calculator, machine, priceSaid, warranty, ...form } = loaderData
  const [result, setResult] = useState<string>()
  const hideResult = useCallback(() => setResult(undefined), [])
  return (
    <>
      <PageHead title={words.extendedWarranty} machine={machine}>
        {warranty.intro}
      </PageHead>
      <PriceLine said={priceSaid} />
      <div className="column grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {warranty.tables.map((table) => (
          <WarrantyTable key={table.heading} table={table} />
        ))}
      </div>
      <div className="column mt-8 mb-16 md:mb-24">
        <ul className="grid max-w-[65ch] gap-2 text-quiet">
          {warranty.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </div>
      <WarrantyCalculator {...calculator} />
      <EnquirySection enquiry={extendedWarrantyEnquiry}>
        <EnquiryForm
          enquiry={extendedWarrantyEnquiry}
          {...form}
          refused={actionData}
          announce={setResult}
        />
      </EnquirySection>
      {result && <ResultBanner message={result} onGone={hideResult} />}
    </>
  )
}
