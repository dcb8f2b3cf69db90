import { LinkButton } from '#app/ui/components/button.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { hasBays } from './board-groups.ts'
import type { DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

type Props = { board: DayBoard; isToday: boolean; isFiltered: boolean }

/** Says what will appear on an empty board, and how. */
export function BoardEmptyState({ board, isToday, isFiltered }: Props) {
  const mayPlan = useHasCapability()('plans.edit')
  if (isFiltered) return <p className="mb-4">{words.nothingShown}</p>
  const isPlanned = board.hasPlans
  return (
    <div className="mb-4 grid max-w-prose justify-items-start gap-2 border border-hairline bg-surface p-4">
      <p className="font-bold">{isPlanned ? words.nobody : words.noPlans}</p>
      <p>
        {isPlanned ? words.nobodyHint : words.noPlansHint}
        {isToday && hasBays(board) && ` ${words.walkInHint}`}
      </p>
      {!isPlanned && mayPlan && (
        <LinkButton size="small" to="/admin/site/appointments">
          {words.toPlans}
        </LinkButton>
      )}
    </div>
  )
}
