import { parseVehicleFamily } from '#app/catalogue/vehicles/sale-switches/vehicle-families.ts'
import { VehicleStatusList } from '#app/catalogue/vehicles/sale-switches/vehicle-status-list.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/bikes'

export const handle = {
  loggedOut: { message: 'Unauthorized! Redirecting to login...' },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Vehicles · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const family = parseVehicleFamily(url.searchParams.get('type'))
  const vehicles = await context.get(servicesContext).vehicles.listAll(family.kind)
  return {
    family,
    rows: vehicles.map(({ id, name, isActive, isOnSale }) => ({ id, name, isActive, isOnSale })),
  }
}

export default function VehicleStatus({ loaderData: { family, rows } }: Route.ComponentProps) {
  return <VehicleStatusList family={family} rows={rows} />
}
