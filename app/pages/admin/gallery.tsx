import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { GalleryPictureList } from '#app/site/gallery/gallery-picture-list.tsx'
import type { Route } from './+types/gallery'

/** Title and message of the page for users who are not logged in. */
export const handle = {
  loggedOut: {
    title: 'Manage Notification',
    message: 'Please login to access the Manage Offers page',
  },
}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Gallery · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { gallery, parts, mayDo, timeZone } = context.get(servicesContext)
  return {
    images: await gallery.list(),
    deleted: mayDo(staff, 'gallery.edit') ? await gallery.listDeleted() : [],
    draft: await parts.draftState('gallery'),
    timeZone,
  }
}

export default function ManageGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPictureList {...loaderData} />
}
