import { Button } from '#app/ui/components/button.tsx'
import * as words from './desk-list-words.ts'

/**
 * Announces new enquiries and shows them after a tap, so that the list does not move while the user
 * reads it.
 */
export function NewEnquiriesBar({
  fresh,
  onShow,
}: {
  fresh: number | undefined
  onShow: () => void
}) {
  return (
    <div role="status" className="sticky top-16 z-20 flex justify-center print:hidden">
      {fresh !== undefined && (
        <p className="my-2 flex items-center gap-3 rounded-full bg-ink py-1 pr-1.5 pl-4 text-ground text-sm shadow-float">
          {words.fresh(fresh)}
          <Button tone="signal" size="dense" className="rounded-full!" onClick={onShow}>
            {words.show}
          </Button>
        </p>
      )}
    </div>
  )
}
