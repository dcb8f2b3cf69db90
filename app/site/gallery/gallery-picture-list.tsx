import {
  DirectChangeNotice,
  type DraftSummary,
} from '#app/content/document-editor/direct-change-notice.tsx'
import type { DeletedEntry } from '#app/media/pictures/deleted-entry.ts'
import { RecentlyDeletedList } from '#app/media/pictures/recently-deleted-list.tsx'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { EditAndDeleteButtons } from '#app/ui/portal/edit-and-delete-buttons.tsx'
import { lazyDialog, lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListPage, type ListPageDefinition, type RowActions } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { galleryCrudEndpoints } from './gallery-endpoints.ts'
import type { GalleryImage } from './gallery-store.server.ts'
import * as words from './staff-words.ts'

type Props = {
  images: readonly GalleryImage[]
  deleted: readonly DeletedEntry[]
  draft: DraftSummary
  timeZone: string
}

/** The list on the page Manage → Gallery. */
export function GalleryPictureList({ images, deleted, draft, timeZone }: Props) {
  return (
    <ListPage
      list={galleryListDefinition}
      rows={images}
      above={
        <DirectChangeNotice
          draft={draft}
          timeZone={timeZone}
          editor="/admin/site/gallery"
          may={{ edit: 'gallery.edit', draft: 'site.draft' }}
        />
      }
      below={
        <RecentlyDeletedList
          deleted={deleted}
          timeZone={timeZone}
          untitled={words.untitled}
          restore={restorePicture}
        />
      }
    >
      {(shown, actions) => (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {shown.map((image) => (
            <PictureTile key={image.id} image={image} actions={actions} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

const LazyGalleryUploadDialog = lazyDialog(
  words.addPictures,
  async () => (await import('./gallery-upload-dialog.tsx')).GalleryUploadDialog,
)
const LazyCaptionForm = lazyWhenIdle(async () => (await import('./caption-form.tsx')).CaptionForm)

const restorePicture = ({ id }: { id: number }) =>
  requestAsStaff(galleryCrudEndpoints.restore, { params: { id } })

const galleryListDefinition: ListPageDefinition<GalleryImage> = {
  title: 'Manage Gallery',
  may: 'gallery.edit',
  search: {
    label: 'Search captions',
    words: ({ caption }) => caption,
    nothing: (search) => `No caption matches “${search}”.`,
    sorts: [
      { key: 'new', label: 'Newest first', compare: (a, b) => b.id - a.id },
      { key: 'site', label: 'Default order', compare: () => 0 },
      { key: 'caption', label: 'Caption', compare: (a, b) => a.caption.localeCompare(b.caption) },
    ],
  },
  empty:
    'No pictures yet. Add some of the showroom, the workshop and deliveries. They appear on the Gallery page immediately.',
  add: { label: words.addPictures, dialog: LazyGalleryUploadDialog },
  edit: { title: () => 'Edit caption', form: LazyCaptionForm },
  deletion: {
    question: 'Are you sure you want to delete this picture?',
    remove: ({ id }) => requestAsStaff(galleryCrudEndpoints.remove, { params: { id } }),
    restore: restorePicture,
    failure: 'Failed to delete the picture. Please try again.',
    describe: () => 'Picture deleted',
  },
}

type PictureTileProps = { image: GalleryImage; actions: RowActions<GalleryImage> }

function PictureTile({ image, actions }: PictureTileProps) {
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
        {caption || <span className="text-quiet">{words.noCaption}</span>}
      </p>
      <EditAndDeleteButtons
        row={image}
        actions={actions}
        edit={words.editCaption(id, caption)}
        deletes={words.deletePicture(id, caption)}
      />
    </li>
  )
}
