import type { RefObject } from 'react'
import { FullScreenButton } from '#app/catalogue/vehicles/turntable/full-screen-button.tsx'
import { Download } from '#app/ui/icons/download.ts'
import type { CameraViewPreset } from './camera-view.ts'
import { backgroundColourBehind } from './save-screenshot.ts'
import * as words from './viewer-3d-words.ts'

/** Buttons for the view presets, full screen if the browser supports it, and a screenshot. */
export function ViewerControls({
  stage,
  onPreset,
  onSave,
}: {
  stage: RefObject<HTMLElement | null>
  onPreset: (preset: CameraViewPreset) => void
  onSave: () => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 p-2">
      <div role="group" aria-label={words.views} className="contents">
        {presetNames.map((preset) => (
          <button
            key={preset}
            type="button"
            className={textButtonClass}
            onClick={() => onPreset(preset)}
          >
            {words.presets[preset]}
          </button>
        ))}
      </div>
      <button type="button" aria-label={words.save} className={roundButtonClass} onClick={onSave}>
        <Download aria-hidden className="size-5" />
      </button>
      <FullScreenButton
        stage={stage}
        className={roundButtonClass}
        groundOf={backgroundColourBehind}
      />
    </div>
  )
}

const presetNames = ['front', 'side', 'rear', 'dash'] as const satisfies readonly CameraViewPreset[]
const buttonClass =
  'h-11 items-center rounded-full border border-current/55 transition-colors duration-200 ease-calm hover:border-current'
const textButtonClass = `${buttonClass} inline-flex px-2 font-semibold text-sm`
const roundButtonClass = `${buttonClass} grid w-11 place-items-center`
