import { servicesContext } from '#app/context.server.ts'
import { AccessoryPriceList } from '#app/vehicles/prices/accessory-price-list.tsx'
import type { Route } from './+types/accessories-price'

export const meta: Route.MetaFunction = () => [{ title: 'Manage Accessories Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { accessories: await context.get(servicesContext).accessories.list() }
}

export default function AccessoriesPrice({ loaderData }: Route.ComponentProps) {
  return <AccessoryPriceList accessories={loaderData.accessories} />
}
