import type { Focus } from '#app/media/pictures/cut.ts'
import { parseUpload } from '#app/media/pictures/upload-name.ts'
import { TextField } from '#app/ui/components/form-field.tsx'
import { CropPreview } from './crop-preview.tsx'
import type { Editing } from './field-input.tsx'
import { FocusPicker } from './focus-picker.tsx'
import * as words from './picture-words.ts'
import { toldOf, toldPath, withTold } from './told-of.ts'

type Props = { name: string; url: string; label: string; editing: Editing }

/** What is to be known of a picture: its words for who does not see it, and what stays in view where it is cut. */
export function PictureTold({ name, url, label, editing }: Props) {
  const { written, change, isReadOnly } = editing
  const told = toldOf(written, name)
  const tell = (more: { alt?: string; focus?: Focus }) =>
    change(toldPath, withTold(written, { ...told, ...more }))
  // Only an upload may be of any shape; the studio's own stand as they were made.
  const size = parseUpload(name)
  const focus = told.focus ?? { x: 50, y: 50 }
  return (
    <details className="mt-3 rounded-control border border-hairline bg-ground px-4">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold text-sm">
        {size && !size.isCutOut ? words.altAndCrop : words.altOnly}
      </summary>
      <div className="grid gap-5 pb-4">
        <TextField
          name={`alt-${name.replaceAll('/', '-')}-${label}`}
          label={words.alt}
          hint={words.altHint}
          isOptional
          disabled={isReadOnly}
          maxLength={200}
          value={told.alt ?? ''}
          onChange={(event) => tell({ alt: event.target.value })}
        />
        {size && !size.isCutOut && (
          <div className="grid gap-5 md:grid-cols-2">
            <FocusPicker
              url={url}
              size={size}
              focus={focus}
              isOff={isReadOnly}
              onChange={(next) => tell({ focus: next })}
            />
            <CropPreview url={url} size={size} focus={focus} />
          </div>
        )}
      </div>
    </details>
  )
}
