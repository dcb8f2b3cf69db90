import { Button } from '#app/ui/components/button.tsx'
import * as words from './list-words.ts'

type Props = { why: string; isLoading: boolean; onRetry: () => Promise<void> }

/**
 * Tells the user that the list could not be loaded. The old list stays, so it must be marked as
 * old.
 */
export function ListLoadFailure({ why, isLoading, onRetry }: Props) {
  const [what, sinceWhen] = words.listFailed(why)
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 border-bad border-l-4 bg-surface px-4 py-2"
    >
      <p>
        <strong>{what}</strong>
        {sinceWhen}
      </p>
      <Button size="dense" onClick={() => void onRetry()} disabled={isLoading}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
