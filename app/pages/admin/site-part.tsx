import { data } from 'react-router'
import { namedPictures } from '#app/content/document-editor/named-pictures.ts'
import { plainUrl } from '#app/media/pictures/picture.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { EditPart } from '#app/site/page-content/edit-part.tsx'
import * as words from '#app/site/page-content/form-words.ts'
import { partChoices } from '#app/site/page-content/part-choices.server.ts'
import { isPartKey } from '#app/site/page-content/part-keys.ts'
import type { Route } from './+types/site-part'

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${isPartKey(params.part) ? words.parts[params.part] : ''} · Admin Portal` },
]

export async function loader({ context, params: { part } }: Route.LoaderArgs) {
  if (!isPartKey(part)) throw data(null, { status: 404 })
  const { parts, pictures, timeZone, ...services } = context.get(servicesContext)
  const found = await parts.read(part)
  const urls = namedPictures(found.document).flatMap((name) => {
    const picture = pictures.find(name)
    return picture ? [[name, plainUrl(picture)]] : []
  })
  return {
    ...found,
    part,
    choices: await partChoices(services),
    pictures: Object.fromEntries(urls),
    timeZone,
  }
}

export default function SitePart({ loaderData }: Route.ComponentProps) {
  return <EditPart key={loaderData.part} {...loaderData} />
}
