import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { call } from '#app/portal/call.ts'
import { CallForm } from '#app/portal/call-form.tsx'
import { findRow } from '#app/portal/find-row.ts'
import type { EditProps } from '#app/portal/list-page.tsx'
import { useLatest } from '#app/portal/use-latest.ts'
import { changeCaption, listManagedPictures } from './gallery-calls.ts'
import { captionFields } from './gallery-image.ts'
import type { GalleryImage } from './gallery-store.server.ts'
import * as words from './staff-words.ts'

/** Manage → Gallery: what one picture shows. */
export function CaptionForm({ row, ...form }: EditProps<GalleryImage>) {
  const { id } = row
  const { current, learn } = useLatest(row, async () =>
    findRow(await call(listManagedPictures), id),
  )
  return (
    <CallForm
      {...form}
      fields={captionFields}
      values={row}
      send={({ caption }) =>
        call(changeCaption, { params: { id }, body: { caption, version: current.version } })
      }
      failure={words.saveFailed}
      submit={words.save}
      onConflict={learn}
      layout={(show) => (
        <>
          <ResponsivePicture
            picture={row.picture}
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
