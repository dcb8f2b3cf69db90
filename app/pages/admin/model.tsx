import { data } from 'react-router'
import { EditModel } from '#app/catalogue/editor/edit-model.tsx'
import { urlsFor } from '#app/catalogue/editor/picture-urls.server.ts'
import { detailPath } from '#app/catalogue/vehicles/paths.ts'
import { bikeNameOf } from '#app/catalogue/vehicles/vehicle.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/model'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${nameOf(loaderData?.document)} · Models · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { models, pictures, timeZone } = context.get(servicesContext)
  const found = await models.read(params.slug)
  if (!found) throw data(null, { status: 404 })
  return { ...found, pictures: urlsFor(pictures, found.document), timeZone }
}

export default function Model({ loaderData, params }: Route.ComponentProps) {
  const { document, meta: state } = loaderData
  const name = nameOf(document)
  const sitePath = state.state === 'on' ? detailPath({ bikeName: bikeNameOf(name) }) : undefined
  return (
    <EditModel
      // What somebody else's publication changed comes with a new version.
      key={params.slug}
      slug={params.slug}
      {...loaderData}
      meta={state}
      sitePath={sitePath}
    />
  )
}

function nameOf(document: Record<string, unknown> | undefined): string {
  return typeof document?.['name'] === 'string' ? document['name'] : ''
}
