import * as words from './staff-words.ts'

/** Tells the user that a draft was restored, with a button to discard it. */
export function DraftNotice({
  onDiscard,
  hasLostFile = false,
}: {
  onDiscard: () => void
  /** `true` if the draft had a chosen file, which a browser cannot store. */
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
