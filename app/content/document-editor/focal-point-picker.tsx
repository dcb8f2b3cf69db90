import type { KeyboardEvent, PointerEvent } from 'react'
import type { FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import * as words from './picture-input-words.ts'

type Props = {
  url: string
  size: { width: number; height: number }
  focus: FocalPoint
  isOff: boolean
  onChange: (focus: FocalPoint) => void
}

/** Step in percent. Pages crop in the same steps, so the previews match the site. */
const gridStep = 10
const arrowKeyMoves: Record<string, FocalPoint> = {
  ArrowLeft: { x: -gridStep, y: 0 },
  ArrowRight: { x: gridStep, y: 0 },
  ArrowUp: { x: 0, y: -gridStep },
  ArrowDown: { x: 0, y: gridStep },
}
const clampToGrid = (value: number) =>
  Math.min(100, Math.max(0, Math.round(value / gridStep) * gridStep))

/**
 * Picks the point of a picture that stays visible in every crop, by touch, pointer or arrow keys.
 */
export function FocalPointPicker({ url, size, focus, isOff, onChange }: Props) {
  const { width, height } = size
  const unit = Math.max(width, height) / 100

  function point(event: PointerEvent<HTMLButtonElement>) {
    if (isOff || (event.type === 'pointermove' && event.buttons === 0)) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: clampToGrid(((event.clientX - box.left) / box.width) * 100),
      y: clampToGrid(((event.clientY - box.top) / box.height) * 100),
    })
  }

  function move(event: KeyboardEvent) {
    const by = arrowKeyMoves[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ x: clampToGrid(focus.x + by.x), y: clampToGrid(focus.y + by.y) })
  }

  return (
    <div>
      <p className="font-semibold text-sm">{words.focus}</p>
      <p className="text-quiet text-sm">{words.focusHint}</p>
      <button
        type="button"
        // Screen readers pass arrow keys on to a slider, and read its value after each key.
        role="slider"
        disabled={isOff}
        aria-label={words.movePoint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={words.focusAt(focus.x, focus.y)}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={move}
        className="mt-2 block w-full max-w-96 cursor-crosshair touch-none overflow-hidden rounded-control"
      >
        <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" aria-hidden="true">
          <image href={url} width={width} height={height} />
          <g
            fill="none"
            stroke="#fff"
            strokeWidth={unit}
            transform={`translate(${(focus.x * width) / 100} ${(focus.y * height) / 100})`}
          >
            <circle r={unit * 4.6} stroke="#000" />
            <circle r={unit * 3.6} />
            <circle r={unit / 2} fill="#fff" />
          </g>
        </svg>
      </button>
      <p className="mt-1 text-quiet text-sm">{words.focusAt(focus.x, focus.y)}</p>
    </div>
  )
}
