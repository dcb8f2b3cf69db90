import type { FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import { TextField } from '#app/ui/components/form-field.tsx'
import { CropPreview } from './crop-preview.tsx'
import type { EditingContext } from './field-input.tsx'
import { FocalPointPicker } from './focal-point-picker.tsx'
import {
  pictureDescriptionOf,
  pictureDescriptionsPath,
  withPictureDescription,
} from './picture-descriptions.ts'
import * as words from './picture-input-words.ts'

type Props = { name: string; url: string; label: string; editing: EditingContext }

/** Fields for a picture's alternative text and its focal point. */
export function PictureDescriptionFields({ name, url, label, editing }: Props) {
  const { written, change, isReadOnly } = editing
  const told = pictureDescriptionOf(written, name)
  const tell = (more: { alt?: string; focus?: FocalPoint }) =>
    change(pictureDescriptionsPath, withPictureDescription(written, { ...told, ...more }))
  // Only uploads can have any aspect ratio. The studio's pictures already have the right one.
  const size = parseUploadedPictureName(name)
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
            <FocalPointPicker
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
