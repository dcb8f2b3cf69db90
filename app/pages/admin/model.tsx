import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { plainUrl } from '#app/media/picture.ts'
import { EditModel } from '#app/models/edit-model.tsx'
import { detailPath } from '#app/vehicles/paths.ts'
import { bikeNameOf } from '#app/vehicles/vehicle.ts'
import { namedPictures } from '#app/writing/named-pictures.ts'
import type { Route } from './+types/model'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${nameOf(loaderData?.document)} · Models · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { models, pictures, timeZone } = context.get(servicesContext)
  const found = await models.read(params.slug)
  if (!found) throw data(null, { status: 404 })
  const urls = namedPictures(found.document).flatMap((name) => {
    const picture = pictures.find(name)
    return picture ? [[name, plainUrl(picture)]] : []
  })
  return { ...found, pictures: Object.fromEntries(urls), timeZone }
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
