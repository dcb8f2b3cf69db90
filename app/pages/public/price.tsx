import { data, redirect } from 'react-router'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { pricePath } from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import { findPriceCalculation } from '#app/catalogue/vehicles/price-calculation/find-price-calculation.server.ts'
import { formatCalculationAmount } from '#app/catalogue/vehicles/price-calculation/format-calculation-amount.ts'
import { hasCode } from '#app/catalogue/vehicles/price-calculation/price-calculation.ts'
import { PriceCalculationActions } from '#app/catalogue/vehicles/price-calculation/price-calculation-actions.tsx'
import * as words from '#app/catalogue/vehicles/price-calculation/words.ts'
import { createQrCode } from '#app/platform/qr-code/qr-code.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
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

/** The page of one person's choices reads every parameter, so that it can refuse unknown ones. */
export const handle = { query: ['*'] }

const noStore = { 'Cache-Control': 'no-store' }
export const headers = () => noStore

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, titleOf(args.loaderData)),
  { name: 'robots', content: 'noindex' },
]

/** Serves `/price/DIO?on=2026-11-26`: the dated price calculation of a buyer's choices. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  const asked = { name: params.bikeName, search: url.search, origin }
  const found = await findPriceCalculation(context.get(servicesContext), asked)
  if (found.is === 'moved')
    throw redirect(pricePath(found.bikeName, found.query), {
      status: found.status,
      headers: noStore,
    })
  if (found.is === 'found')
    return {
      is: 'found' as const,
      calculation: found.calculation,
      code: hasCode(found.calculation) ? createQrCode(found.calculation.url) : undefined,
    }
  const none =
    found.is === 'unknown'
      ? { is: 'unknown' as const, name: params.bikeName }
      : {
          is: 'none' as const,
          name: found.model.name,
          bikeName: found.model.bikeName,
          reason: found.reason,
        }
  return data({ is: 'none' as const, none }, { status: 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function Price({ loaderData }: Route.ComponentProps) {
  const { dealer } = useSiteInfo()
  if (loaderData.is === 'none') return <StaticNotice none={loaderData.none} />
  const { calculation, code } = loaderData
  return (
    <div className="column py-6 md:py-10 print:p-0">
      <PriceCalculationActions {...calculation} />
      {calculation.madeOn && (
        <p role="status" className="mb-6 border-warn border-l-3 pl-3 print:hidden">
          {words.madeEarlier(calculation.madeOn)}
        </p>
      )}
      <StaticSheet key={calculation.path} calculation={calculation} dealer={dealer} code={code} />
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
    title: words.pageTitle(vehicle, total.isWhole ? formatCalculationAmount(total) : ''),
    description: words.pageDescription(vehicle, day),
    path,
    model: { bikeName },
  }
}
