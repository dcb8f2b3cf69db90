import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { GalleryImage } from '#app/gallery/gallery-store.server.ts'
import { UploadDialog } from '#app/gallery/upload-dialog.tsx'
import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { PageHead } from '#app/portal/page-head.tsx'
import { useDeletion } from '#app/portal/use-deletion.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import { SiftBar } from '#app/ui/sift-bar.tsx'
import { notify } from '#app/ui/toast.ts'
import { UndoBar } from '#app/ui/undo-bar.tsx'
import { type Sort, useSifted } from '#app/ui/use-sifted.ts'
import type { Route } from './+types/gallery'

/** What the page is called, and says, while nobody is logged in. */
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

export default function Gallery({ loaderData: { images } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isAdding, setIsAdding] = useState(false)
  const reload = () => void revalidate()
  const deletion = useDeletion<GalleryImage>({
    path: '/api/deleteGalleryImg',
    failure: 'Failed to delete the picture. Please try again.',
    describe: () => 'Picture deleted',
    onDeleted: reload,
    onRestored: reload,
  })
  const sifted = useSifted(images, wordsOf, sorts)

  function onSaved(count: number) {
    setIsAdding(false)
    void notify(count === 1 ? 'Picture added.' : `${count} pictures added.`)
    reload()
  }

  return (
    <>
      <PageHead title="Manage Gallery">
        <Button tone="signal" size="small" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden className="size-5" /> Add pictures
        </Button>
      </PageHead>
      {images.length === 0 ? (
        <p className="max-w-prose py-10 text-quiet">
          No pictures yet. Add some of the showroom, the workshop and deliveries: they appear on the
          Gallery page at once, in all the sizes that phones and desks need.
        </p>
      ) : (
        <SiftBar
          label="Search captions"
          {...sifted}
          count={sifted.shown.length}
          total={images.length}
        />
      )}
      {images.length > 0 && sifted.shown.length === 0 && (
        <p className="py-10 text-quiet">No caption matches “{sifted.search}”.</p>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {sifted.shown.map((image) => (
          <Tile key={image.id} image={image} onDelete={() => deletion.ask(image)} />
        ))}
      </ul>
      <UploadDialog isOpen={isAdding} onClose={() => setIsAdding(false)} onSaved={onSaved} />
      <ConfirmDialog
        title="Are you sure you want to delete this picture?"
        confirm="Delete"
        {...deletion.dialog}
      />
      <UndoBar {...deletion.bar} />
    </>
  )
}

const wordsOf = ({ caption }: GalleryImage) => caption
const sorts: [Sort<GalleryImage>, ...Sort<GalleryImage>[]] = [
  { key: 'new', label: 'Newest first', compare: (a, b) => b.id - a.id },
  { key: 'site', label: 'As on the site', compare: (a, b) => a.id - b.id },
  { key: 'caption', label: 'Caption', compare: (a, b) => a.caption.localeCompare(b.caption) },
]

function Tile({ image, onDelete }: { image: GalleryImage; onDelete: () => void }) {
  const { id, caption, picture } = image
  return (
    <li className="flex flex-col">
      <ResponsivePicture
        picture={picture}
        alt={caption}
        sizes="(min-width: 1440px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 45vw"
        className="aspect-4/3 w-full rounded-control bg-surface object-cover"
      />
      <p dir="auto" className="wrap-anywhere mt-1.5 line-clamp-2 grow text-sm">
        {caption || <span className="text-quiet">No caption</span>}
      </p>
      <RowAction
        tone="bad"
        onClick={onDelete}
        aria-label={`Delete picture ${id}${caption ? `, ${caption}` : ''}`}
        className="self-start"
      >
        Delete
      </RowAction>
    </li>
  )
}
