import type { RefObject } from 'react'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import * as words from './words.ts'

/**
 * Rotation buttons, because WCAG 2.5.7 requires an alternative to dragging, and the full-screen
 * button.
 */
export function TurntableControls({
  stage,
  onTurn,
}: {
  stage: RefObject<HTMLElement | null>
  /** 1 turns to the right, -1 to the left. */
  onTurn: (direction: 1 | -1) => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 p-3">
      <button type="button" className={textButtonClass} onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden className="size-5" /> {words.turnLeft}
      </button>
      <button type="button" className={textButtonClass} onClick={() => onTurn(1)}>
        {words.turnRight} <ChevronRight aria-hidden className="size-5" />
      </button>
      <FullScreenButton stage={stage} className={roundButtonClass} />
    </div>
  )
}

const buttonClass =
  'h-11 items-center rounded-full border border-current/55 transition-colors duration-200 ease-calm hover:border-current'
const textButtonClass = `${buttonClass} inline-flex gap-1 px-3 font-semibold text-sm`
const roundButtonClass = `${buttonClass} grid w-11 place-items-center`

/** A progress ring of the loaded frames. The view can already be rotated. */
export function TurntableProgress({ done, of }: { done: number; of: number }) {
  return (
    <div className="absolute top-3 right-3 flex items-center gap-2 rounded-full bg-stage px-3 py-1.5 text-on-stage">
      <span className="text-on-stage-quiet text-sm tabular-nums">{words.loaded(done, of)}</span>
      <svg
        viewBox="0 0 36 36"
        className="-rotate-90 size-8"
        role="progressbar"
        aria-label={words.loading}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
      >
        <circle cx="18" cy="18" r="15" fill="none" strokeWidth="3" className="stroke-on-stage/25" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength={of}
          strokeDasharray={`${done} ${of}`}
          className="stroke-signal"
        />
      </svg>
    </div>
  )
}
