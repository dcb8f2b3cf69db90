import { formatDay } from '#app/platform/calendar/format-day.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import type { ReviewItem } from './review-item.ts'
import * as words from './review-list-words.ts'

type Props = {
  fact: ReviewItem
  /** Label of the kind, such as `Price`. */
  kind: string
  mayConfirm: boolean
  isBusy: boolean
  isChosen: boolean
  onChoose: (isRange: boolean) => void
  onConfirm: () => void
}

/** One fact: its value, the day of the last check, and a button to confirm it. */
export function ReviewItemRow(props: Props) {
  const { fact, kind, mayConfirm, isBusy, isChosen, onChoose, onConfirm } = props
  const { name, says, checkedOn, daysUnchecked, editAt } = fact
  return (
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-2 border-hairline border-b py-2 pr-3 @xl:grid-cols-[2.75rem_minmax(0,1fr)_auto] @4xl:grid-cols-[2.75rem_minmax(0,3fr)_minmax(0,4fr)_13rem_auto] @4xl:gap-x-4 ${isChosen ? 'bg-ground' : ''}`}
    >
      {mayConfirm ? (
        <label className="grid size-11 place-items-center @max-xl:row-span-2">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={words.choose(name, kind)}
            // React derives the change of a checkbox from a click event, which has `shiftKey`.
            onChange={({ nativeEvent }) =>
              onChoose('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            className="size-5 accent-(--signal-text)"
          />
        </label>
      ) : (
        <span className="@max-xl:row-span-2" />
      )}
      <div className="min-w-0 @4xl:contents">
        <div className="min-w-0">
          <p dir="auto" className="wrap-anywhere font-semibold leading-snug">
            {name}
          </p>
          <p className="text-quiet text-sm">{kind}</p>
        </div>
        <p dir="auto" className="wrap-anywhere line-clamp-2 min-w-0 text-sm tabular-nums">
          {says}
        </p>
        <p className="text-sm text-warn tabular-nums">
          {words.checked(daysUnchecked, formatDay(checkedOn))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 @max-xl:col-start-2 @max-xl:mt-1">
        {mayConfirm && (
          <Button
            size="dense"
            aria-disabled={isBusy}
            aria-label={words.stillRightOf(name, kind)}
            onClick={() => isBusy || onConfirm()}
          >
            {words.stillRight}
          </Button>
        )}
        <Link
          to={editAt}
          aria-label={words.changeOf(name, kind)}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {words.change}
        </Link>
      </div>
    </li>
  )
}
