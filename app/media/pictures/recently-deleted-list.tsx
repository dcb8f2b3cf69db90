import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { Result } from '#app/platform/result/result.ts'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import type { DeletedEntry } from './deleted-entry.ts'
import * as words from './recently-deleted-words.ts'
import { ResponsivePicture } from './responsive-picture.tsx'

type Props = {
  deleted: readonly DeletedEntry[]
  timeZone: string
  /** Name of an entry without a title: “Picture 12”. */
  untitled: (id: number) => string
  restore: (entry: { id: number }) => Promise<Result<{ message: string }>>
}

/** The deleted entries of a list, each with a button that restores it. */
export function RecentlyDeletedList({ deleted, timeZone, untitled, restore }: Props) {
  const { revalidate } = useRevalidator()
  const [restoring, setRestoring] = useState<number>()
  const summary = useRef<HTMLElement>(null)
  if (deleted.length === 0) return null

  async function restoreEntry(entry: DeletedEntry) {
    setRestoring(entry.id)
    const sent = await restore(entry)
    void showToast(
      sent.ok ? sent.value.message : sent.problem.message || words.notRestored,
      sent.ok ? undefined : 'error',
    )
    await revalidate()
    setRestoring(undefined)
    // The pressed button is gone.
    summary.current?.focus()
  }

  return (
    <details className="mt-12 border-hairline border-t">
      <summary ref={summary} className="min-h-11 cursor-pointer py-3 font-semibold">
        {words.recentlyDeleted(deleted.length)}
      </summary>
      <p className="max-w-prose text-quiet text-sm">{words.keptFor}</p>
      <ul className="mt-3">
        {deleted.map((entry) => {
          const name = entry.title || untitled(entry.id)
          return (
            <li
              key={entry.id}
              className="grid grid-cols-[4rem_1fr_auto] items-center gap-4 border-hairline border-t py-3"
            >
              <ResponsivePicture
                picture={entry.picture}
                alt=""
                sizes="4rem"
                className="aspect-square w-full rounded-control bg-ground object-cover"
              />
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere line-clamp-2">
                  {name}
                </p>
                <p className="text-quiet text-sm">
                  {words.deletedAt(formatInstant(entry.deletedAt, timeZone), entry.deletedBy)}
                </p>
              </div>
              <RowActionButton
                aria-disabled={restoring === entry.id || undefined}
                aria-label={words.restoreEntry(name)}
                onClick={() => {
                  if (restoring === undefined) void restoreEntry(entry)
                }}
              >
                {words.restore}
              </RowActionButton>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
