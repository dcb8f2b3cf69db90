import { AccessoryPriceList } from '#app/catalogue/pricing/accessory-price-list.tsx'
import { PriceListPage } from '#app/catalogue/pricing/price-lists/price-list-page.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/accessories-price'

export const meta: Route.MetaFunction = () => [{ title: 'Manage Accessories Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { accessories, timeZone } = context.get(servicesContext)
  return { accessories: await accessories.list(), timeZone }
}

export default function AccessoryPrices({ loaderData }: Route.ComponentProps) {
  const { accessories, timeZone } = loaderData
  return (
    <PriceListPage list="accessories" timeZone={timeZone}>
      {(tools) => <AccessoryPriceList accessories={accessories} tools={tools} />}
    </PriceListPage>
  )
}
