import * as words from './words.ts'

/** Replaces the rotation buttons, at the same height, if the visitor saves data. */
export function LoadFramesButton({ count, onAsk }: { count: number; onAsk: () => void }) {
  return (
    <div className="flex items-center justify-center gap-4 p-3 text-sm leading-tight">
      <button
        type="button"
        onClick={onAsk}
        className="min-h-11 shrink-0 cursor-pointer rounded-control border border-current px-5 font-semibold text-base"
      >
        {words.load}
      </button>
      <p>{words.savesData(count)}</p>
    </div>
  )
}
