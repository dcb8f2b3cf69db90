import { PriceList } from '#app/catalogue/pricing/price-list.tsx'
import { PriceListPage } from '#app/catalogue/pricing/price-lists/price-list-page.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/price'

export const handle = {
  loggedOut: { message: 'Unauthorized! Redirecting to login...' },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, plannedPriceLists, timeZone } = context.get(servicesContext)
  const planned = await plannedPriceLists.prices.list()
  return { models: await prices.list(), planned, timeZone }
}

export default function ModelPrices({
  loaderData: { models, planned, timeZone },
}: Route.ComponentProps) {
  return (
    <PriceListPage list="prices" timeZone={timeZone} planned={planned}>
      {(tools) => <PriceList models={models} tools={tools} />}
    </PriceListPage>
  )
}
