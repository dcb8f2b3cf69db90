import { data } from 'react-router'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { EditPageContent } from '#app/site/page-content/edit-page-content.tsx'
import * as words from '#app/site/page-content/form-words.ts'
import { loadPageContentChoices } from '#app/site/page-content/load-page-content-choices.server.ts'
import { pageContentDeclarations } from '#app/site/page-content/page-content-declarations.ts'
import { isPageContentKey } from '#app/site/page-content/page-content-keys.ts'
import type { Route } from './+types/site-part'

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${isPageContentKey(params.part) ? words.parts[params.part] : ''} · Admin Portal` },
]

export async function loader({ context, params: { part } }: Route.LoaderArgs) {
  if (!isPageContentKey(part)) throw data(null, { status: 404 })
  const { parts, pictures, timeZone, ...services } = context.get(servicesContext)
  const found = await parts.read(part)
  const urls = pageContentDeclarations[part].pictures(found.document).flatMap((name) => {
    const picture = pictures.find(name)
    return picture ? [[name, webpPictureUrl(picture)]] : []
  })
  return {
    ...found,
    part,
    choices: await loadPageContentChoices(services),
    pictures: Object.fromEntries(urls),
    timeZone,
  }
}

export default function EditPageContentRoute({ loaderData }: Route.ComponentProps) {
  return <EditPageContent key={loaderData.part} {...loaderData} />
}
