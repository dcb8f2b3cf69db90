import { AccessoryPriceList } from '#app/catalogue/pricing/accessory-price-list.tsx'
import { PriceListPage } from '#app/catalogue/pricing/price-lists/price-list-page.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/accessories-price'

export const meta: Route.MetaFunction = () => [{ title: 'Manage Accessories Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { accessories, plannedPriceLists, timeZone } = context.get(servicesContext)
  const planned = await plannedPriceLists.accessories.list()
  return { accessories: await accessories.list(), planned, timeZone }
}

export default function AccessoryPrices({ loaderData }: Route.ComponentProps) {
  const { accessories, planned, timeZone } = loaderData
  return (
    <PriceListPage list="accessories" timeZone={timeZone} planned={planned}>
      {(tools) => <AccessoryPriceList accessories={accessories} tools={tools} />}
    </PriceListPage>
  )
}
