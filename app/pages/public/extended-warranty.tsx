import { useCallback, useState } from 'react'
import { servicesContext } from '#app/context.server.ts'
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import { actOnEnquiry, enquiryHeaders, loadEnquiry } from '#app/enquiries/enquiry-page.server.ts'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { extendedWarranty } from '#app/enquiries/kinds/extended-warranty.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { ResultBanner } from '#app/ui/result-banner.tsx'
import { warrantyTables } from '#app/warranty/warranty.ts'
import { WarrantyTable } from '#app/warranty/warranty-table.tsx'
import type { Route } from './+types/extended-warranty'

export const handle = { query: ['model'] }
export const headers = enquiryHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Extended warranty',
    description:
      'Up to ten years: four extensions each for scooters and motorcycles, with the totals.',
  })

export async function loader(args: Route.LoaderArgs) {
  const { vehicles } = args.context.get(servicesContext)
  const machine = (await vehicles.listActive('bike'))[0]?.icon
  return loadEnquiry(args, extendedWarranty, { machine })
}

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, extendedWarranty)
}

export default function ExtendedWarranty({
  loaderData,
  actionData,
  matches,
}: Route.ComponentProps) {
  const { machine, ...form } = loaderData
  const [result, setResult] = useState<string>()
  const hideResult = useCallback(() => setResult(undefined), [])
  return (
    <>
      <PageHead title="Extended warranty" machine={machine}>
        The first three years come with the machine. These four options take it to four, five, six
        or ten.
      </PageHead>
      <div className="column grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {warrantyTables.map((table) => (
          <WarrantyTable key={table.heading} table={table} />
        ))}
      </div>
      <div className="column mt-8 mb-16 md:mb-24">
        <ul className="grid max-w-[65ch] gap-2 text-quiet">
          <li>Coverage ends with the period or the kilometres, whichever comes first.</li>
          <li>It pays for major parts and labour, at any authorised workshop in India.</li>
          <li>It goes with the machine when you sell it.</li>
        </ul>
      </div>
      <EnquirySection enquiry={extendedWarranty} counter="service" place={matches[1].loaderData}>
        <EnquiryForm
          enquiry={extendedWarranty}
          {...form}
          refused={actionData}
          announce={setResult}
        />
      </EnquirySection>
      {result && <ResultBanner message={result} onGone={hideResult} />}
    </>
  )
}
