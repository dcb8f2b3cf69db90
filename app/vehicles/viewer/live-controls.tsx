import { type RefObject, useEffect, useState } from 'react'
import { Download } from '#app/ui/icons/download.ts'
import { Maximize } from '#app/ui/icons/maximize.ts'
import { Minimize } from '#app/ui/icons/minimize.ts'
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
  const { canFill, isFull, toggle } = useFullScreen(stage)
  return (
    <div className="flex flex-wrap items-center justify-center gap-1.5 p-3">
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
      {canFill && (
        <button
          type="button"
          aria-label={isFull ? words.leaveFullScreen : words.fullScreen}
          className={round}
          onClick={toggle}
        >
          {isFull ? (
            <Minimize aria-hidden className="size-5" />
          ) : (
            <Maximize aria-hidden className="size-5" />
          )}
        </button>
      )}
    </div>
  )
}

const presetNames = ['front', 'side', 'rear', 'dash'] as const satisfies readonly Preset[]
const look =
  'h-11 items-center rounded-full border border-current/55 transition-colors duration-200 ease-calm hover:border-current'
const named = `${look} inline-flex px-3 font-semibold text-sm`
const round = `${look} grid w-11 place-items-center`

function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [canFill, setCanFill] = useState(document.fullscreenEnabled)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const { current } = stage
    const onChange = () => {
      const isFilled = current !== null && document.fullscreenElement === current
      if (!isFilled) current?.style.removeProperty('background')
      setFull(isFilled)
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [stage])
  /** A refusal (an embedding page may forbid it) leaves the view as it is. */
  const toggle = () => {
    const { current } = stage
    // The whole screen is black where an element has no ground of its own.
    if (!isFull) current?.style.setProperty('background', groundBehind(current))
    const change = isFull ? document.exitFullscreen() : current?.requestFullscreen()
    change?.catch(() => setCanFill(false))
  }
  return { canFill, isFull, toggle }
}
