import * as words from './staff-words.ts'

/** Says that what is shown was typed earlier, and lets one drop it. */
export function DraftNotice({
  onDiscard,
  hasLostFile = false,
}: {
  onDiscard: () => void
  /** A file had been chosen: a browser keeps none. */
  hasLostFile?: boolean
}) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
      <span>{hasLostFile ? words.draftRestoredWithoutFile : words.draftRestored}</span>
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 text-signal-text underline md:min-h-8"
      >
        {words.discardDraft}
      </button>
    </p>
  )
}
