import { useCallback, useState } from 'react'
import { loadWarrantyCalculator } from '#app/catalogue/warranty/load-warranty-calculator.server.ts'
import { presentStartingPrice } from '#app/catalogue/warranty/starting-price.server.ts'
import { WarrantyCalculator } from '#app/catalogue/warranty/warranty-calculator.tsx'
import { isCalculatorFormSent } from '#app/catalogue/warranty/warranty-calculator-input.server.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { WarrantyTable } from '#app/catalogue/warranty/warranty-table.tsx'
import { extendedWarrantyEnquiry } from '#app/crm/enquiries/kinds/extended-warranty.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { findTitlePicture } from '#app/site/frame/find-title-picture.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { ResultBanner } from '#app/ui/components/result-banner.tsx'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/extended-warranty'
import * as words from './extended-warranty-words.ts'

export const handle = { query: ['model', 'machine', 'sold', 'odometer', 'monthly'] }
const StaticPriceLine = staticHtml(() =>
  import('#app/catalogue/warranty/starting-price-line.tsx').then(
    (module) => module.StartingPriceLine,
  ),
)

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(extendedWarrantyEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.extendedWarranty,
    description: args.loaderData?.warranty.description ?? '',
    path: '/extendedWarranty',
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const warranty = await services.facts.get(warrantySetting)
  const query = args.url.searchParams
  const extensions = warranty.tables.flatMap((table) => table.extensions)
  const { servicePhones } = await services.dealer.get()
  return loadEnquiryPage(
    args,
    extendedWarrantyEnquiry,
    {
      warranty,
      priceSaid: presentStartingPrice(extensions, warranty.pricesCheckedOn, {
        unit: 'once',
        phone: servicePhones[0],
      }),
      calculator: await loadWarrantyCalculator(services, warranty, query),
      machine: await findTitlePicture(services, 'extended-warranty'),
    },
    isCalculatorFormSent(query),
  )
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, extendedWarrantyEnquiry)
}

export default function ExtendedWarranty({ loaderData, actionData }: Route.ComponentProps) {
  const { calculator, machine, priceSaid, warranty, ...form } = loaderData
  const [result, setResult] = useState<string>()
  const hideResult = useCallback(() => setResult(undefined), [])
  return (
    <>
      <PageHeader title={words.extendedWarranty} machine={machine}>
        {warranty.intro}
      </PageHeader>
      <StaticPriceLine said={priceSaid} />
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
      <EnquiryFormSection enquiry={extendedWarrantyEnquiry}>
        <EnquiryForm
          enquiry={extendedWarrantyEnquiry}
          {...form}
          refused={actionData}
          announce={setResult}
        />
      </EnquiryFormSection>
      {result && <ResultBanner message={result} onGone={hideResult} />}
    </>
  )
}
