import { type PointerEvent, useEffect, useRef, useState } from 'react'
import * as words from './picture-input-words.ts'

/** Length of a drag for a full turn, in CSS pixels. */
const fullTurnPixels = 480

/** A 360° view as visitors see it: turned by dragging, or by the arrow keys on a slider. */
export function TurntableFramesPreview({ urls }: { urls: readonly string[] }) {
  const [at, setAt] = useState(0)
  const drag = useRef<{ x: number; from: number }>(undefined)
  const all = urls.length
  const shown = ((at % all) + all) % all
  // Preloads all frames, so that turning shows no gaps.
  useEffect(() => {
    for (const url of urls) new Image().src = url
  }, [urls])

  function turn(event: PointerEvent<HTMLDivElement>) {
    const begun = drag.current
    if (!begun || event.buttons === 0) return
    setAt(begun.from + Math.round(((event.clientX - begun.x) / fullTurnPixels) * all))
  }

  return (
    <div className="max-w-lg">
      <div
        className="cursor-grab touch-pan-y select-none overflow-hidden rounded-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, from: shown }
        }}
        onPointerMove={turn}
        onPointerUp={() => {
          drag.current = undefined
        }}
      >
        <img
          src={urls[shown]}
          alt={words.frameAt(shown + 1, all)}
          draggable={false}
          className="block w-full"
        />
      </div>
      <label className="mt-2 block text-sm">
        <span className="text-quiet">{words.turn}</span>
        <input
          type="range"
          min={1}
          max={all}
          value={shown + 1}
          aria-valuetext={words.frameAt(shown + 1, all)}
          onChange={(event) => setAt(Number(event.target.value) - 1)}
          className="block h-11 w-full accent-signal"
        />
      </label>
      <details>
        <summary className="min-h-11 cursor-pointer py-3 text-sm">{words.allFrames(all)}</summary>
        <ol className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {urls.map((url, index) => (
            // A turn may contain the same photograph twice.
            <li key={`${index}-${url}`}>
              <img
                src={url}
                alt={words.frameOf(index + 1)}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-control object-cover"
              />
              <span className="text-quiet text-xs tabular-nums">{index + 1}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
