import { type RefObject, useEffect, useState } from 'react'
import { Maximize } from '#app/ui/icons/maximize.ts'
import { Minimize } from '#app/ui/icons/minimize.ts'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.ts'
import { RotateCw } from '#app/ui/icons/rotate-cw.ts'
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
    <div className="relative flex items-center justify-center gap-2 p-3">
      <button
        type="button"
        aria-label={words.turnLeft}
        className={round}
        onClick={() => onTurn(-1)}
      >
        <RotateCw aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.turnRight}
        className={round}
        onClick={() => onTurn(1)}
      >
        <RotateCcw aria-hidden className="size-5" />
      </button>
      {canFill && (
        <button
          type="button"
          aria-label={isFull ? words.leaveFullScreen : words.fullScreen}
          className={`${round} absolute right-3`}
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

const round =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-current/55 ' +
  'transition-colors duration-200 ease-calm hover:border-current'

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
