import * as v from 'valibot'
import * as words from '#app/media/library/library-words.ts'
import { PictureLibraryPage } from '#app/media/library/picture-library-page.tsx'
import { pictureFilterSchema } from '#app/media/library/uploaded-picture.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/pictures'

export const handle = {}

export const meta: Route.MetaFunction = () => [{ title: `${words.title} · Admin Portal` }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { uploadedPictures, timeZone } = context.get(servicesContext)
  const asked = v.safeParse(pictureFilterSchema, Object.fromEntries(url.searchParams))
  const filter = asked.success ? asked.output : v.parse(pictureFilterSchema, {})
  return { list: await uploadedPictures.list(filter), filter, timeZone }
}

export default function PictureLibrary({ loaderData }: Route.ComponentProps) {
  return <PictureLibraryPage {...loaderData} />
}
