import { servicesContext } from '#app/context.server.ts'
import { OfferList } from '#app/offers/offer-list.tsx'
import type { Route } from './+types/offer'

export const handle = {
  loggedOut: { message: 'Please login to access the Manage Offers page' },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Offers · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { offers: await context.get(servicesContext).offers.list() }
}

export default function Offers({ loaderData: { offers } }: Route.ComponentProps) {
  return <OfferList offers={offers} />
}
