import { FileDrop } from '#app/media/pictures/file-drop.tsx'
import { UploadState } from '#app/media/upload-batches/upload-state.tsx'
import * as uploadWords from '#app/media/upload-batches/upload-words.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import { type FieldLabelProps, FieldLayout, fieldId } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import type { Editing } from './field-input.tsx'
import * as words from './picture-words.ts'
import { onWayTo } from './place-on-way.ts'
import type { Otherwise } from './sections.ts'
import { standingFor } from './words.ts'

type Props = {
  texts: FieldLabelProps
  value: unknown
  path: JsonPath
  editing: Editing
  /** What turns without them. */
  otherwise: Otherwise | undefined
}

const FramesPreview = lazyWhenIdle(async () => (await import('./frames-preview.tsx')).FramesPreview)

/** The photographs of a turn: sent as one set, in the order of their numbers, looked at turning. */
export function FramesInput({ texts, value, path, editing, otherwise }: Props) {
  const { uploads, written, change, isReadOnly, pictures } = editing
  const { place, ...onWay } = onWayTo(uploads, written, path)
  const urls = namesIn(value).flatMap((name) => pictures[name] ?? [])
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
            <FileDrop
              name={texts.name}
              multiple
              takesHeic
              isOff={onWay.sending?.isBusy ?? false}
              isInvalid={texts.error !== undefined}
              describedBy={texts.error && `${fieldId(texts.name)}-error`}
              onChoose={(files) => uploads.choose(place, 'frames', files)}
            >
              {urls.length === 0 ? uploadWords.chooseFrames : uploadWords.chooseOthers}
            </FileDrop>
          )}
          <UploadState
            {...onWay}
            onRetry={uploads.canRetry(place) ? () => uploads.retry(place) : undefined}
            onForget={(set) => void uploads.forget(set)}
          />
          {urls.length > 0 && <FramesPreview urls={urls} />}
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

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : []
}
