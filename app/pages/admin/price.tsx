import { servicesContext } from '#app/context.server.ts'
import { PriceList } from '#app/vehicles/prices/price-list.tsx'
import type { Route } from './+types/price'

export const handle = {
  loggedOut: { message: 'Unauthorized! Redirecting to login...' },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { models: await context.get(servicesContext).prices.list() }
}

export default function Price({ loaderData: { models } }: Route.ComponentProps) {
  return <PriceList models={models} />
}
