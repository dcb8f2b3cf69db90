import { randomUUID } from 'node:crypto'
import { createContext, data, redirect } from 'react-router'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { buildPriceQuery, pricePath } from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import { findPriceCalculation } from '#app/catalogue/vehicles/price-calculation/find-price-calculation.server.ts'
import { hasCode } from '#app/catalogue/vehicles/price-calculation/price-calculation.ts'
import { PriceCalculationActions } from '#app/catalogue/vehicles/price-calculation/price-calculation-actions.tsx'
import * as words from '#app/catalogue/vehicles/price-calculation/words.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import { createQrCode } from '#app/platform/qr-code/qr-code.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { isQuotable, requestQuotation } from '#app/site/price-quotation/request-quotation.server.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/price'

const StaticSheet = staticHtml(() =>
  import('#app/catalogue/vehicles/price-calculation/price-calculation-sheet.tsx').then(
    (module) => module.PriceCalculationSheet,
  ),
)
const StaticNotice = staticHtml(() =>
  import('#app/catalogue/vehicles/price-calculation/no-price-calculation.tsx').then(
    (module) => module.NoPriceCalculationNotice,
  ),
)
const StaticQuotationForm = staticHtml(() =>
  import('#app/site/price-quotation/quotation-request-form.tsx').then(
    (module) => module.QuotationRequestForm,
  ),
)

/** `true` while the page answers a refused form, which a redirect would lose. */
const isRefusedContext = createContext(false)

/** The page of one person's choices reads every parameter, so that it can refuse unknown ones. */
export const handle = { query: ['*'] }

const noStore = { 'Cache-Control': 'no-store' }
export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : noStore

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, titleOf(args.loaderData)),
  { name: 'robots', content: 'noindex' },
]

/** Serves `/price/DIO?on=2026-11-26`: the dated price calculation of a buyer's choices. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { origin } = new URL(request.url)
  const asked = { name: params.bikeName, search: url.search, origin }
  const first = await findPriceCalculation(services, asked)
  if (first.is === 'moved' && !context.get(isRefusedContext))
    throw redirect(pricePath(first.bikeName, first.query), {
      status: first.status,
      headers: noStore,
    })
  const found =
    first.is === 'moved'
      ? await findPriceCalculation(services, {
          name: first.bikeName,
          search: buildPriceQuery(first.query),
          origin,
        })
      : first
  if (found.is === 'found') {
    const { calculation } = found
    return {
      is: 'found' as const,
      calculation,
      code: hasCode(calculation) ? createQrCode(calculation.url) : undefined,
      // Identifies the form, so that sending it twice makes one quotation.
      formKey: isQuotable(calculation, dayInZone(services.clock(), services.timeZone))
        ? randomUUID()
        : undefined,
    }
  }
  const none =
    found.is === 'none'
      ? {
          is: 'none' as const,
          name: found.model.name,
          bikeName: found.model.bikeName,
          reason: found.reason,
        }
      : { is: 'unknown' as const, name: params.bikeName }
  return data({ is: 'none' as const, none }, { status: 404 })
}

/** Makes an enquiry and its quotation. */
export async function action({ context, params: { bikeName }, request, url }: Route.ActionArgs) {
  context.set(isRefusedContext, true)
  const services = context.get(servicesContext)
  return requestQuotation(services, { request, url, context, bikeName })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function Price({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { dealer } = useSiteInfo()
  if (loaderData.is === 'none')
    return (
      <>
        <StaticNotice none={loaderData.none} />
        {refused && (
          <div className="column pb-10">
            <StaticQuotationForm refused={refused} />
          </div>
        )}
      </>
    )
  const { calculation, code, formKey } = loaderData
  const { path, total } = calculation
  return (
    <div className="column py-6 md:py-10 print:p-0">
      <PriceCalculationActions {...calculation} />
      <StaticSheet key={path} calculation={calculation} dealer={dealer} code={code} />
      {(formKey || refused) && (
        <StaticQuotationForm
          key={`form ${path}`}
          path={path}
          total={total.rupees}
          formKey={formKey}
          refused={refused}
        />
      )}
    </div>
  )
}

function titleOf(loaderData: Route.ComponentProps['loaderData'] | undefined) {
  if (loaderData?.is !== 'found') {
    const none = loaderData?.none
    const title = none?.is === 'none' ? words.noPrice(none.name) : words.unknown
    return {
      title,
      description: title,
      ...(none?.is === 'none' && { path: modelDetailPath(none) }),
    }
  }
  const { vehicle, total, day, path, bikeName } = loaderData.calculation
  return {
    title: words.pageTitle(
      vehicle,
      total.isWhole
        ? words.amountOf(
            formatSignedRupees(total.rupees, total.isUnconfirmed),
            total.isAfterExchange,
          )
        : '',
    ),
    description: words.pageDescription(vehicle, day),
    path,
    model: { bikeName },
  }
}
