import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { call } from '#app/ui/portal/call.ts'
import { EditForm } from '#app/ui/portal/edit-form.tsx'
import type { EditProps } from '#app/ui/portal/list-page.tsx'
import { manageGallery } from './gallery-calls.ts'
import { captionFields } from './gallery-image.ts'
import type { GalleryImage } from './gallery-store.server.ts'
import * as words from './staff-words.ts'

/** Manage → Gallery: what one picture shows. */
export function CaptionForm(form: EditProps<GalleryImage>) {
  return (
    <EditForm
      {...form}
      fields={captionFields}
      keptAs={`picture ${form.row.id}`}
      list={() => call(manageGallery.list)}
      send={({ caption }, { id, version }) =>
        call(manageGallery.change, { params: { id }, body: { caption, version } })
      }
      failure={words.saveFailed}
      layout={(show) => (
        <>
          <ResponsivePicture
            picture={form.row.picture}
            alt=""
            sizes="480px"
            className="max-h-64 w-full rounded-control bg-ground object-contain"
          />
          {show()}
        </>
      )}
    />
  )
}
