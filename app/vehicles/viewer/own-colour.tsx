import { paintFinishes } from '#app/vehicles/paint-finishes.ts'
import * as words from './live-words.ts'
import type { Paint } from './paint.ts'

/** A paint for the curious. It stays here: no address, card or enquiry knows of it. */
export function OwnColour({
  paint,
  isOwn,
  onChange,
  onEnd,
}: {
  /** What the machine wears now. */
  paint: Paint
  isOwn: boolean
  onChange: (paint: Paint) => void
  onEnd: () => void
}) {
  return (
    <div className="grid gap-2 rounded-control bg-stage p-3 text-on-stage text-sm">
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1">
          {words.colour}
          <input
            type="color"
            value={paint.base}
            onChange={({ target }) => onChange({ ...paint, base: target.value })}
            className="h-11 w-16 cursor-pointer"
          />
        </label>
        <label className="grid gap-1">
          {words.finish}
          <select
            value={paint.finish ?? 'gloss'}
            onChange={({ target }) => {
              const finish = paintFinishes.find((it) => it === target.value)
              if (finish) onChange({ ...paint, finish })
            }}
            className="h-11 rounded-control border border-on-stage-quiet bg-stage px-2"
          >
            {paintFinishes.map((finish) => (
              <option key={finish} value={finish}>
                {words.finishes[finish]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>{words.notOnOffer}</p>
      {isOwn && (
        <button type="button" onClick={onEnd} className="min-h-11 text-left underline">
          {words.endOwn}
        </button>
      )}
    </div>
  )
}
