import { useState } from 'react'
import { type KeptFileKind, keptFileKinds } from '#app/media/kept-file-kinds.ts'
import { controlProps, FieldFrame, type FieldTexts } from '#app/ui/field.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import type { Editing } from './field-input.tsx'
import * as words from './file-words.ts'

type Props = {
  texts: FieldTexts
  kind: KeptFileKind
  /** The file's name; '' is none. */
  value: string
  onChange: (name: string | undefined) => void
  editing: Editing
}

/** A film or a brochure: sent at once, and named by the draft when it has arrived. */
export function FileInput({ texts, kind, value, onChange, editing }: Props) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState('')
  const { accept, bytes, tooLarge } = keptFileKinds[kind]

  async function send(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file) return
    setFailure(undefined)
    // Chosen again it is sent again, whatever became of it.
    const chosen = input
    if (file.size > bytes) {
      chosen.value = ''
      return setFailure(tooLarge)
    }
    setShare(0)
    const body = new FormData()
    body.append('file', file)
    const result = await editing.writing.keepFile?.(kind, body, setShare)
    setShare(undefined)
    chosen.value = ''
    if (!result?.ok) return setFailure(result?.message || words.failed)
    setSent(file.name)
    onChange(result.answer.name)
  }

  const error = failure ?? texts.error
  return (
    <FieldFrame {...texts} error={error}>
      <div className="grid justify-items-start gap-2">
        {value !== '' && (
          <p className="text-sm">{sent === '' ? words.isThere[kind] : words.arrived(sent)}</p>
        )}
        <input
          {...controlProps({ ...texts, error })}
          type="file"
          accept={accept}
          disabled={editing.isReadOnly || share !== undefined}
          onChange={(event) => void send(event.target)}
          className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-transparent file:px-3 file:font-semibold"
        />
        {share !== undefined && <output className="text-sm">{words.sending(share)}</output>}
        {value !== '' && !editing.isReadOnly && (
          <RowAction
            tone="bad"
            onClick={() => {
              setSent('')
              onChange(undefined)
            }}
          >
            {words.remove[kind]}
          </RowAction>
        )}
      </div>
    </FieldFrame>
  )
}
