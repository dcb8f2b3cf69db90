import type { RefObject } from 'react'
import { FullScreenButton } from '#app/catalogue/vehicles/turntable/full-screen-button.tsx'
import { Download } from '#app/ui/icons/download.ts'
import * as words from './live-words.ts'
import { groundBehind } from './save-picture.ts'
import type { Preset } from './view.ts'

/** Views by their names, the whole screen where the browser lends it, and a picture to keep. */
export function LiveControls({
  stage,
  onPreset,
  onSave,
}: {
  stage: RefObject<HTMLElement | null>
  onPreset: (preset: Preset) => void
  onSave: () => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 p-2">
      <div role="group" aria-label={words.views} className="contents">
        {presetNames.map((preset) => (
          <button key={preset} type="button" className={named} onClick={() => onPreset(preset)}>
            {words.presets[preset]}
          </button>
        ))}
      </div>
      <button type="button" aria-label={words.save} className={round} onClick={onSave}>
        <Download aria-hidden className="size-5" />
      </button>
      <FullScreenButton stage={stage} className={round} groundOf={groundBehind} />
    </div>
  )
}

const presetNames = ['front', 'side', 'rear', 'dash'] as const satisfies readonly Preset[]
const look =
  'h-11 items-center rounded-full border border-current/55 transition-colors duration-200 ease-calm hover:border-current'
const named = `${look} inline-flex px-2 font-semibold text-sm`
const round = `${look} grid w-11 place-items-center`
