import * as words from './staff-words.ts'

type Props = {
  /** Names the upload for screen readers. */
  label: string
  /** Share of the bytes that have been sent, from 0 to 1; undefined if the end is not known. */
  share: number | undefined
  /** Text below the bar. */
  says?: string | undefined
}

/**
 * Progress of an upload. Only the text is a live region: a screen reader would read each percent of
 * the bar aloud.
 */
export function UploadProgress({ label, share, says }: Props) {
  return (
    <div>
      <progress
        aria-label={label}
        value={share}
        max={1}
        className="accent-(--signal-text) block h-1.5 w-full max-w-96"
      />
      <p role="status" className="mt-1 text-quiet text-sm empty:mt-0">
        {says ?? (share === 1 ? words.makingSizes : '')}
      </p>
    </div>
  )
}
