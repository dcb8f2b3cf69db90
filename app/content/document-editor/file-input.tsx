import { useState } from 'react'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import {
  type FilmOrBrochureKind,
  filmAndBrochureKinds,
} from '#app/media/pictures/film-and-brochure-kinds.ts'
import { controlProps, type FieldLabelProps, FieldLayout } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { FileText } from '#app/ui/icons/file-text.ts'
import { Play } from '#app/ui/icons/play.ts'
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
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState('')
  const { accept, bytes, tooLarge } = filmAndBrochureKinds[kind]

  async function send(file: File | undefined) {
    if (!file) return
    setFailure(undefined)
    if (file.size > bytes) return setFailure(tooLarge)
    setShare(0)
    const body = new FormData()
    body.append('file', file)
    const result = await editing.writing.keepFile?.(kind, body, setShare)
    setShare(undefined)
    if (!result?.ok) return setFailure(result?.message || words.failed)
    setSent(file.name)
    onChange(result.answer.name)
  }

  const error = failure ?? texts.error
  return (
    <FieldLayout {...texts} error={error}>
      <div className="grid gap-2">
        {value !== '' && (
          <p className="text-sm">{sent === '' ? words.isThere[kind] : words.arrived(sent)}</p>
        )}
        {!editing.isReadOnly && (
          <FileDropZone
            name={texts.name}
            accepted={{ types: accept, says: words.takes[kind], icon: iconByFileType[kind] }}
            isOff={share !== undefined}
            isInvalid={error !== undefined}
            describedBy={controlProps({ ...texts, error })['aria-describedby']}
            onChoose={([file]) => void send(file)}
          >
            {value === '' ? words.choose[kind] : words.chooseAnother[kind]}
          </FileDropZone>
        )}
        {share !== undefined && <output className="text-sm">{words.sending(share)}</output>}
        {value !== '' && !editing.isReadOnly && (
          <RowActionButton
            tone="bad"
            className="justify-self-start"
            onClick={() => {
              setSent('')
              onChange(undefined)
            }}
          >
            {words.remove[kind]}
          </RowActionButton>
        )}
      </div>
    </FieldLayout>
  )
}

const iconByFileType = { mp4: Play, pdf: FileText }
