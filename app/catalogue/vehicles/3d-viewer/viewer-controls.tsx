import type { ReactNode, RefObject } from 'react'
import { FullScreenButton } from '#app/catalogue/vehicles/turntable/full-screen-button.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { Palette } from '#app/ui/icons/palette.ts'
import type { CameraViewPreset } from './camera-view.ts'
import { backgroundColourBehind } from './save-screenshot.ts'
import * as words from './viewer-3d-words.ts'

/**
 * Buttons for the view presets, a free colour, a screenshot, and full screen if the browser supports
 * it. `children` choose the free colour and take the place of the other buttons.
 */
export function ViewerControls({
  stage,
  isOwnColourOpen,
  onOwnColour,
  onPreset,
  onSave,
  children,
}: {
  stage: RefObject<HTMLElement | null>
  isOwnColourOpen: boolean
  onOwnColour: () => void
  children: ReactNode
  onPreset: (preset: CameraViewPreset) => void
  onSave: () => void
}) {
  return (
    <div
      className={`flex items-center justify-center gap-1 p-2 ${isOwnColourOpen ? '' : 'flex-wrap'}`}
    >
      <button
        type="button"
        aria-label={words.ownColour}
        title={words.ownColour}
        aria-expanded={isOwnColourOpen}
        className={roundButtonClass}
        onClick={onOwnColour}
      >
        <Palette aria-hidden className="size-5" />
      </button>
      {isOwnColourOpen ? (
        children
      ) : (
        <OtherControls stage={stage} onPreset={onPreset} onSave={onSave} />
      )}
    </div>
  )
}

function OtherControls({
  stage,
  onPreset,
  onSave,
}: {
  stage: RefObject<HTMLElement | null>
  onPreset: (preset: CameraViewPreset) => void
  onSave: () => void
}) {
  return (
    <>
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
    </>
  )
}

const presetNames = ['front', 'side', 'rear', 'dash'] as const satisfies readonly CameraViewPreset[]
const buttonClass =
  'h-11 items-center rounded-full border border-current/55 transition-colors duration-200 ease-calm hover:border-current'
export const textButtonClass = `${buttonClass} inline-flex px-2 font-semibold text-sm`
const roundButtonClass = `${buttonClass} grid w-11 shrink-0 place-items-center`
