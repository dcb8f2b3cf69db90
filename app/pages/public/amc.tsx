import { type AmcPrice, amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { defaultAmcIntro } from '#app/catalogue/warranty/default-amc-intro.ts'
import { presentStartingPrice } from '#app/catalogue/warranty/starting-price.server.ts'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { FilmPlayer } from '#app/media/films/film-player.tsx'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
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
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/amc'
import * as words from './amc-words.ts'

export const handle = { query: ['model'] }
const StaticPriceLine = staticHtml(() =>
  import('#app/catalogue/warranty/starting-price-line.tsx').then(
    (module) => module.StartingPriceLine,
  ),
)

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(amcEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.pageTitle,
    description: args.loaderData?.contract.description ?? '',
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { intro = defaultAmcIntro, ...contract } = await services.facts.get(amcSetting)
  return loadEnquiryPage(args, amcEnquiry, {
    intro,
    contract,
    priceSaid: presentStartingPrice(contract.prices ?? [], contract.pricesCheckedOn, {
      unit: 'year',
      phone: (await services.dealer.get()).servicePhones[0],
    }),
    film: await services.films.find('amc'),
    machine: await findTitlePicture(services, 'amc'),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, amcEnquiry)
}

export default function MaintenanceContract({ loaderData, actionData }: Route.ComponentProps) {
  const { intro, contract, film, machine, priceSaid, ...form } = loaderData
  return (
    <>
      <PageHeader title={words.contract} machine={machine}>
        {intro}
      </PageHeader>
      <StaticPriceLine said={priceSaid} />
      <div className="column grid gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-2">
        <div>
          <ContractPrices prices={contract.prices ?? []} />
          <ul className="border-hairline border-b">
            {contract.features.map(({ text, figure }) => (
              <li
                key={text}
                className="flex items-baseline justify-between gap-6 border-hairline border-t py-3"
              >
                <span className="text-lg">{text}</span>
                <strong className="figure text-2xl">{figure}</strong>
              </li>
            ))}
          </ul>
          <ul className="mt-4 text-quiet">
            {contract.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
        {film && <FilmPlayer film={film} />}
      </div>
      <EnquiryFormSection enquiry={amcEnquiry}>
        <EnquiryForm enquiry={amcEnquiry} {...form} refused={actionData} />
      </EnquiryFormSection>
    </>
  )
}

function ContractPrices({ prices }: { prices: readonly AmcPrice[] }) {
  if (prices.length === 0) return null
  return (
    <table className="mb-8 w-full border-collapse text-lg tabular-nums">
      <caption className="pb-2 text-left font-bold">{words.priceOfAYear}</caption>
      <tbody>
        {prices.map(({ label, price }) => (
          <tr key={label} className="border-hairline border-y">
            <th scope="row" className="py-3 pr-6 text-left font-normal">
              {label}
            </th>
            <td className="figure py-3 text-right">{formatRupees(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
