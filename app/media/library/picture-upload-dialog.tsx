import { UploadDialog } from '#app/media/pictures/upload-dialog.tsx'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import type { AddFormProps } from '#app/ui/portal/list-page.tsx'
import * as words from './library-words.ts'
import { uploadPicture } from './uploaded-picture-endpoints.ts'

/** Manage → Pictures: uploads pictures as soon as they are chosen. */
export function PictureUploadDialog(props: AddFormProps) {
  return (
    <UploadDialog
      {...props}
      title={words.addPictures}
      name="library-pictures"
      chooseOrDrop={words.chooseOrDrop}
      added={words.added}
      queue={{
        send: ({ file }, options) => {
          const body = new FormData()
          body.append('image', file)
          return uploadWithProgress(uploadPicture, { body, ...options })
        },
      }}
    />
  )
}
