import { type RefObject, useEffect, useState } from 'react'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import { Maximize } from '#app/ui/icons/maximize.ts'
import { Minimize } from '#app/ui/icons/minimize.ts'
import * as words from './words.ts'

/** Turning without a drag (WCAG 2.5.7), and the whole screen where the browser lends it. */
export function TurntableControls({
  stage,
  onTurn,
}: {
  stage: RefObject<HTMLElement | null>
  /** 1: to the right. */
  onTurn: (direction: 1 | -1) => void
}) {
  const { canFill, isFull, toggle } = useFullScreen(stage)
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 p-3">
      <button type="button" className={named} onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden className="size-5" /> {words.turnLeft}
      </button>
      <button type="button" className={named} onClick={() => onTurn(1)}>
        {words.turnRight} <ChevronRight aria-hidden className="size-5" />
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

const look =
  'h-11 items-center rounded-full border border-current/55 transition-colors duration-200 ease-calm hover:border-current'
const named = `${look} inline-flex gap-1 px-3 font-semibold text-sm`
const round = `${look} grid w-11 place-items-center`

function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [canFill, setCanFill] = useState(false)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    setCanFill(document.fullscreenEnabled)
    const onChange = () =>
      setFull(stage.current !== null && document.fullscreenElement === stage.current)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [stage])
  /** A refusal (an embedding page may forbid it) leaves the view as it is. */
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen()
    change?.catch(() => setCanFill(false))
  }
  return { canFill, isFull, toggle }
}

/** A ring that fills as the frames arrive; the machine can be turned meanwhile. */
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
