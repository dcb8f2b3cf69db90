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
  return { images: await context.get(servicesContext).gallery.list() }
}

export default function ManageGallery({ loaderData: { images } }: Route.ComponentProps) {
  return <GalleryPictureList images={images} />
}
