import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import type { EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { RowEditForm } from '#app/ui/portal/row-edit-form.tsx'
import { galleryCrudEndpoints } from './gallery-endpoints.ts'
import { captionFields } from './gallery-image-fields.ts'
import type { GalleryImage } from './gallery-store.server.ts'
import * as words from './staff-words.ts'

/** Manage → Gallery: edits the caption of one picture. */
export function CaptionForm(form: EditFormProps<GalleryImage>) {
  return (
    <RowEditForm
      {...form}
      fields={captionFields}
      keptAs={`picture ${form.row.id}`}
      list={() => requestAsStaff(galleryCrudEndpoints.list)}
      send={({ caption }, { id, version }) =>
        requestAsStaff(galleryCrudEndpoints.change, { params: { id }, body: { caption, version } })
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
