import { useRef, useState } from 'react'
import { attachmentDocuments } from '#app/crm/enquiries/attachment-document-kinds.ts'
import { isTouchDevice } from '#app/media/pictures/file-drop-zone.tsx'
import { UploadDialog } from '#app/media/pictures/upload-dialog.tsx'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { SelectField } from '#app/ui/components/form-field.tsx'
import { ImagePlus } from '#app/ui/icons/image-plus.ts'
import { attachmentTypes, attachmentTypesOnTouch, checkChosenAttachment } from './attachment.ts'
import { addAttachment } from './attachment-endpoints.ts'
import * as words from './attachment-words.ts'

type Props = { isOpen: boolean; onClose: () => void; onSaved: () => void; reference: string }

const documentOptions = Object.entries(attachmentDocuments).map(([value, label]) => ({
  value,
  label,
}))

/** Uploads files of an enquiry as soon as they are chosen. */
export function AttachmentUploadDialog({ reference, ...dialog }: Props) {
  const [document, setDocument] = useState('other')
  const documents = useRef(new WeakMap<File, string>())
  return (
    <UploadDialog
      {...dialog}
      title={words.addFiles}
      name="attachments"
      chooseOrDrop={words.chooseOrDrop}
      accepted={{
        types: isTouchDevice() ? attachmentTypesOnTouch : attachmentTypes,
        says: words.accepted,
        icon: ImagePlus,
      }}
      onChoose={(files) => {
        for (const file of files) documents.current.set(file, document)
      }}
      added={words.added}
      queue={{
        check: checkChosenAttachment,
        send: ({ file }, options) => {
          const body = new FormData()
          body.append('document', documents.current.get(file) ?? 'other')
          body.append('file', file)
          return uploadWithProgress(addAttachment, { body, params: { reference }, ...options })
        },
      }}
    >
      <div className="mb-4 grid gap-4">
        <SelectField
          name="document"
          label={words.document}
          hint={words.documentHint}
          options={documentOptions}
          value={document}
          onChange={({ target }) => setDocument(target.value)}
        />
        <p className="border-warn border-l-4 pl-3 text-sm">{words.aadhaarHint}</p>
      </div>
    </UploadDialog>
  )
}
