import { useState } from 'react'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import { UploadStatus } from '#app/media/upload-batches/upload-status.tsx'
import * as uploadWords from '#app/media/upload-batches/upload-status-words.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import { type FieldLabelProps, FieldLayout, fieldId } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import type { FallbackPictures } from './document-sections.ts'
import type { EditingContext } from './field-input.tsx'
import { findFieldUploads } from './find-field-uploads.ts'
import * as words from './words.ts'

type Props = {
  texts: FieldLabelProps
  /** The picture's name; '' if there is none. */
  value: string
  path: JsonPath
  editing: EditingContext
  /** The pictures that the site shows if the field is empty. */
  otherwise: FallbackPictures | undefined
}

const LazyPictureDescriptionFields = lazyWhenIdle(
  async () => (await import('./picture-description-fields.tsx')).PictureDescriptionFields,
)

const LazyChoosePictureDialog = lazyWhenIdle(
  async () => (await import('#app/media/library/choose-picture-dialog.tsx')).ChoosePictureDialog,
)

/**
 * Input for one picture. It is uploaded and resized in the background; its name goes into the draft
 * afterwards.
 */
export function PictureInput({ texts, value, path, editing, otherwise }: Props) {
  const { uploads, written, change, isReadOnly } = editing
  const { place, ...onWay } = findFieldUploads(uploads, written, path)
  const [isChoosing, setChoosing] = useState(false)
  const standing = value === '' ? otherwise : undefined
  const shown = standing?.pictures[0] ?? value
  const url = editing.pictures[shown]
  return (
    <div className="col-span-full">
      <FieldLayout {...texts}>
        <div className="grid items-start gap-4 @lg:grid-cols-[9rem_minmax(0,1fr)]">
          {url ? (
            <img
              src={url}
              alt={standing ? words.standingFor(texts.label) : words.pictureOf(texts.label)}
              className="h-24 w-36 rounded-control bg-ground object-contain"
            />
          ) : (
            <span className="grid h-24 w-36 place-items-center rounded-control border border-hairline border-dashed px-2 text-center text-quiet text-sm">
              {words.noPicture}
            </span>
          )}
          <div className="grid min-w-0 gap-2">
            {url && standing && <p className="text-quiet text-sm">{standing.says}</p>}
            {!isReadOnly && (
              <FileDropZone
                name={texts.name}
                isOff={onWay.sending?.isBusy ?? false}
                isInvalid={texts.error !== undefined}
                describedBy={texts.error && `${fieldId(texts.name)}-error`}
                onChoose={(files) => uploads.choose(place, 'pictures', files)}
              >
                {shown === '' ? uploadWords.choose : uploadWords.chooseAnother}
              </FileDropZone>
            )}
            <UploadStatus
              {...onWay}
              onRetry={uploads.canRetry(place) ? () => uploads.retry(place) : undefined}
              onCancel={() => uploads.cancel(place)}
              onForget={(set) => void uploads.forget(set)}
            />
            {!isReadOnly && (
              <span className="flex flex-wrap gap-x-5">
                <RowActionButton
                  aria-label={words.chooseFor(texts.label)}
                  onClick={() => setChoosing(true)}
                >
                  {words.chooseFromLibrary}
                </RowActionButton>
                {value !== '' && (
                  <RowActionButton tone="bad" onClick={() => change(path, undefined)}>
                    {words.removeShort}
                  </RowActionButton>
                )}
              </span>
            )}
            {isChoosing && (
              <LazyChoosePictureDialog
                onClose={() => setChoosing(false)}
                onChoose={(picture) => {
                  setChoosing(false)
                  editing.choosePicture(path, picture)
                }}
              />
            )}
          </div>
        </div>
      </FieldLayout>
      {url && !standing?.isOther && editing.writing.tellsOfPictures && (
        <LazyPictureDescriptionFields
          name={shown}
          url={url}
          label={texts.label}
          editing={editing}
        />
      )}
    </div>
  )
}
