import type { PaintFinish } from '#app/catalogue/vehicles/paint-finishes.ts'
import type { MachinePaint } from './machine-paint.ts'
import * as words from './viewer-3d-words.ts'

/**
 * A picker for a free paint. The colour stays in the viewer: no address, card or enquiry has it.
 */
export function CustomColourPicker({
  paint,
  isOwn,
  onChange,
  onEnd,
}: {
  /** The machine's current paint. */
  paint: MachinePaint
  isOwn: boolean
  onChange: (paint: MachinePaint) => void
  onEnd: () => void
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-xs leading-tight">
      <input
        type="color"
        aria-label={words.colour}
        value={paint.base}
        onChange={({ target }) => onChange({ ...paint, base: target.value })}
        className="h-11 w-14 shrink-0 cursor-pointer"
      />
      <select
        aria-label={words.finish}
        value={paint.finish ?? 'gloss'}
        onChange={({ target }) => {
          const finish = finishes.find((it) => it === target.value)
          if (finish) onChange({ ...paint, finish })
        }}
        className="h-11 shrink-0 rounded-control border border-current/55 bg-transparent px-2 text-sm"
      >
        {finishes.map((finish) => (
          <option key={finish} value={finish}>
            {words.finishes[finish]}
          </option>
        ))}
      </select>
      <p className="max-w-28">{words.notOnOffer}</p>
      {isOwn && (
        <button
          type="button"
          onClick={onEnd}
          className="min-h-11 cursor-pointer px-2 text-sm underline"
        >
          {words.endOwn}
        </button>
      )}
    </div>
  )
}

const finishes = ['gloss', 'metallic', 'pearl', 'matte'] as const satisfies readonly PaintFinish[]
