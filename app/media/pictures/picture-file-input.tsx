import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldRenderProps } from '#app/ui/components/declared-form-fields.tsx'
import { FieldLayout, fieldId } from '#app/ui/components/form-field.tsx'
import { checkChosenPicture, formatFileSize } from './check-chosen-picture.ts'
import { ChosenPicturePreview } from './chosen-picture-preview.tsx'
import { FileDropZone } from './file-drop-zone.tsx'

/** Picture field of a form, with a preview. A file is checked when the user chooses it. */
export function PictureFileInput({ name, field, value, error }: FieldRenderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState(value instanceof File && value.name ? value : undefined)
  const [refusal, setRefusal] = useState<string>()
  const said = refusal ?? error

  // The form sends the files of the input. Dropped files and the files of a form draft are
  // therefore copied into the input.
  useLayoutEffect(() => {
    const held = new DataTransfer()
    if (file) held.items.add(file)
    if (input.current) input.current.files = held.files
  }, [file])

  function choose([chosen]: File[]) {
    if (!chosen) return
    const refused = checkChosenPicture(chosen)
    setRefusal(refused)
    // Empties the input here, because the effect above does not run without a previous file.
    if (refused && input.current) input.current.value = ''
    setFile(refused ? undefined : chosen)
  }

  return (
    <FieldLayout name={name} label={field.label} error={said}>
      <FileDropZone
        ref={input}
        name={name}
        isKept
        onChoose={choose}
        isInvalid={said !== undefined}
        describedBy={said && `${fieldId(name)}-error`}
      >
        {file ? 'Choose another picture' : 'Choose a picture or drop it here'}
      </FileDropZone>
      {file && (
        <figure className="mt-3">
          <ChosenPicturePreview
            file={file}
            className="max-h-48 rounded-control bg-ground object-contain"
          />
          <figcaption className="mt-1 truncate text-quiet text-sm">
            <bdi>{file.name}</bdi>, {formatFileSize(file.size)}
          </figcaption>
        </figure>
      )}
    </FieldLayout>
  )
}
