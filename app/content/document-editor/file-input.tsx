import { useState } from 'react'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import {
  type FilmOrBrochureKind,
  filmAndBrochureKinds,
} from '#app/media/pictures/film-and-brochure-kinds.ts'
import { useUploadQueue } from '#app/media/pictures/use-upload-queue.ts'
import { ok } from '#app/platform/result/result.ts'
import { controlProps, type FieldLabelProps, FieldLayout } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { FileText } from '#app/ui/icons/file-text.ts'
import { Play } from '#app/ui/icons/play.ts'
import { UploadProgress } from '#app/ui/portal/upload-progress.tsx'
import type { EditingContext } from './field-input.tsx'
import * as words from './file-input-words.ts'

type Props = {
  texts: FieldLabelProps
  kind: FilmOrBrochureKind
  /** The file's name; '' if there is none. */
  value: string
  onChange: (name: string | undefined) => void
  editing: EditingContext
}

/**
 * Input for a film or a brochure. The file is uploaded at once; its name goes into the draft
 * afterwards.
 */
export function FileInput({ texts, kind, value, onChange, editing }: Props) {
  const [sent, setSent] = useState('')
  const { accept, bytes, takes, tooLarge } = filmAndBrochureKinds[kind]
  const queue = useUploadQueue({
    async send({ file }, options) {
      const body = new FormData()
      body.append('file', file)
      const result = await editing.writing.keepFile?.(kind, body, options)
      if (result?.ok) {
        setSent(file.name)
        onChange(result.value.name)
      }
      return result ?? ok(undefined)
    },
    check: (file) => (file.size > bytes ? tooLarge : undefined),
    notSent: words.failed,
  })
  const upload = queue.uploads.find(({ state }) => state !== 'done')
  const cancel = () => queue.remove(() => true)
  const error = upload?.reason || texts.error
  return (
    <FieldLayout {...texts} error={error}>
      <div className="grid gap-2">
        {value !== '' && (
          <p className="text-sm">{sent === '' ? words.isThere[kind] : words.arrived(sent)}</p>
        )}
        {!editing.isReadOnly && (
          <FileDropZone
            name={texts.name}
            accepted={{ types: accept, says: takes, icon: iconByFileType[kind] }}
            isOff={queue.isSending}
            isInvalid={error !== undefined}
            describedBy={controlProps({ ...texts, error })['aria-describedby']}
            onChoose={(files) => {
              cancel()
              queue.add(files)
              void queue.start()
            }}
          >
            {value === '' ? words.choose[kind] : words.chooseAnother[kind]}
          </FileDropZone>
        )}
        {queue.isSending && upload && (
          <UploadProgress
            label={words.sending(upload.file.name)}
            share={upload.share}
            says={words.sending(upload.file.name)}
          />
        )}
        <span className="flex flex-wrap gap-x-5">
          {upload?.state === 'sending' && (
            <RowActionButton onClick={cancel}>{words.cancel}</RowActionButton>
          )}
          {upload?.state === 'failed' && (
            <RowActionButton onClick={() => void queue.start()}>{words.again}</RowActionButton>
          )}
          {value !== '' && !editing.isReadOnly && (
            <RowActionButton
              tone="bad"
              onClick={() => {
                setSent('')
                onChange(undefined)
              }}
            >
              {words.remove[kind]}
            </RowActionButton>
          )}
        </span>
      </div>
    </FieldLayout>
  )
}

const iconByFileType = { mp4: Play, pdf: FileText }
