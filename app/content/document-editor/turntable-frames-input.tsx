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
import * as words from './picture-input-words.ts'
import { standingFor } from './words.ts'

type Props = {
  texts: FieldLabelProps
  value: unknown
  path: JsonPath
  editing: EditingContext
  /** The frames that the site shows if the field is empty. */
  otherwise: FallbackPictures | undefined
}

const LazyTurntableFramesPreview = lazyWhenIdle(
  async () => (await import('./turntable-frames-preview.tsx')).TurntableFramesPreview,
)

/**
 * Input for the frames of a 360° view. They are uploaded as one batch, ordered by the numbers in
 * their names.
 */
export function TurntableFramesInput({ texts, value, path, editing, otherwise }: Props) {
  const { uploads, written, change, isReadOnly, pictures } = editing
  const { place, ...onWay } = findFieldUploads(uploads, written, path)
  const urls = listFrameNames(value).flatMap((name) => pictures[name] ?? [])
  const standing = urls.length === 0 ? pictures[otherwise?.pictures[0] ?? ''] : undefined
  return (
    <div className="col-span-full">
      <FieldLayout {...texts}>
        <div className="grid gap-3">
          {standing !== undefined && otherwise && (
            <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <img
                src={standing}
                alt={standingFor(texts.label)}
                className="h-24 w-36 rounded-control bg-ground object-contain"
              />
              <p className="text-quiet text-sm">{otherwise.says}</p>
            </div>
          )}
          {!isReadOnly && (
            <FileDropZone
              name={texts.name}
              multiple
              isOff={onWay.sending?.isBusy ?? false}
              isInvalid={texts.error !== undefined}
              describedBy={texts.error && `${fieldId(texts.name)}-error`}
              onChoose={(files) => uploads.choose(place, 'frames', files)}
            >
              {urls.length === 0 ? uploadWords.chooseFrames : uploadWords.chooseOthers}
            </FileDropZone>
          )}
          <UploadStatus
            {...onWay}
            onRetry={uploads.canRetry(place) ? () => uploads.retry(place) : undefined}
            onCancel={() => uploads.cancel(place)}
            onForget={(set) => void uploads.forget(set)}
          />
          {urls.length > 0 && <LazyTurntableFramesPreview urls={urls} />}
          {urls.length > 0 && !isReadOnly && (
            <span>
              <RowActionButton tone="bad" onClick={() => change(path, undefined)}>
                {words.removeFrames}
              </RowActionButton>
            </span>
          )}
        </div>
      </FieldLayout>
    </div>
  )
}

function listFrameNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : []
}
