import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { OfferList } from '#app/site/offers/offer-list.tsx'
import * as words from '#app/site/offers/staff-words.ts'
import type { Route } from './+types/offer'

export const handle = {
  loggedOut: { message: 'Please login to access the Manage Offers page' },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Offers · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { offers, parts, vehicles, mayDo, clock, timeZone } = context.get(servicesContext)
  const [list, ...ofKinds] = await Promise.all([
    offers.list(),
    ...vehicleKinds.map((kind) => vehicles.listAll(kind)),
  ])
  const models = ofKinds.flat().map(({ name, bikeName, isActive }) => ({
    value: bikeName,
    label: isActive ? name : words.offSite(name),
  }))
  return {
    offers: list,
    deleted: mayDo(staff, 'offers.edit') ? await offers.listDeleted() : [],
    draft: await parts.draftState('offers'),
    models,
    today: dayInZone(clock(), timeZone),
    timeZone,
  }
}

export default function ManageOffers({ loaderData }: Route.ComponentProps) {
  return <OfferList {...loaderData} />
}
