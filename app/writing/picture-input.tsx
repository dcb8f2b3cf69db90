import { useState } from 'react'
import { largestPicture } from '#app/media/upload-limit.ts'
import { tooLarge } from '#app/media/upload-words.ts'
import { controlProps, FieldFrame, type FieldTexts } from '#app/ui/field.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import type { Editing } from './field-input.tsx'
import * as words from './words.ts'

type Props = {
  texts: FieldTexts
  /** The picture's name; '' is none. */
  value: string
  onChange: (name: string | undefined) => void
  editing: Editing
}

/** A picture from the phone or the computer: sent at once, and named by the draft when it has arrived. */
export function PictureInput({ texts, value, onChange, editing }: Props) {
  const [sent, setSent] = useState<Record<string, string>>({})
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const url = sent[value] ?? editing.pictures[value]

  async function send(file: File | undefined) {
    if (!file) return
    setFailure(undefined)
    if (file.size > largestPicture) return setFailure(tooLarge)
    setShare(0)
    const body = new FormData()
    body.append('image', file)
    const result = await editing.writing.keepPicture(body, setShare)
    setShare(undefined)
    if (!result.ok) return setFailure(result.message || words.pictureFailed)
    setSent((before) => ({ ...before, [result.answer.name]: result.answer.url }))
    onChange(result.answer.name)
  }

  const error = failure ?? texts.error
  return (
    <FieldFrame {...texts} error={error}>
      <div className="flex flex-wrap items-center gap-4">
        {url ? (
          <img
            src={url}
            alt={words.pictureOf(texts.label)}
            className="h-24 w-36 rounded-control bg-ground object-contain"
          />
        ) : (
          <span className="grid h-24 w-36 place-items-center rounded-control border border-hairline border-dashed px-2 text-center text-quiet text-sm">
            {words.noPicture}
          </span>
        )}
        <span className="grid gap-2">
          <input
            {...controlProps({ ...texts, error })}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            disabled={editing.isReadOnly || share !== undefined}
            onChange={(event) => void send(event.target.files?.[0])}
            className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-transparent file:px-3 file:font-semibold"
          />
          {share !== undefined && <output className="text-sm">{words.sending(share)}</output>}
          {value !== '' && !editing.isReadOnly && (
            <span>
              <RowAction tone="bad" onClick={() => onChange(undefined)}>
                {words.removeShort}
              </RowAction>
            </span>
          )}
        </span>
      </div>
    </FieldFrame>
  )
}
