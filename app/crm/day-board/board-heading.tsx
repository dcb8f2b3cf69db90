import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { Button, LinkButton } from '#app/ui/components/button.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import { Printer } from '#app/ui/icons/printer.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { hasBays } from './board-groups.ts'
import type { DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

type Props = {
  board: DayBoard
  isToday: boolean
  onWalkIn: () => void
}

/** Title, print, and the button for a walk-in with the hour that it would get. */
export function BoardHeading({ board, isToday, onWalkIn }: Props) {
  const mayDo = useHasCapability()
  return (
    <PageHeading title={words.title}>
      <div className="flex flex-wrap items-center gap-2">
        {mayDo('dashboard.read') && (
          <LinkButton
            size="dense"
            to={`/admin/figures/appointments?from=${board.day}&to=${board.day}`}
          >
            {words.figures}
          </LinkButton>
        )}
        {mayDo('plans.edit') && board.hasPlans && (
          <LinkButton size="dense" to="/admin/site/appointments">
            {words.baysAndHours}
          </LinkButton>
        )}
        <Button size="dense" onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          {words.print}
        </Button>
        {mayDo('enquiries.add') && isToday && hasBays(board) && (
          <>
            <Button size="dense" tone="signal" onClick={onWalkIn} aria-describedby="next-walk-in">
              <Plus aria-hidden className="size-4.5" />
              {words.walkIn}
            </Button>
            <p id="next-walk-in" className="text-quiet text-sm tabular-nums">
              {nextWalkInHint(board)}
            </p>
          </>
        )}
      </div>
    </PageHeading>
  )
}

/** Says which hour a walk-in of the workshop would get. */
export const nextWalkInHint = ({ nextWalkIn, walkInMinutes }: DayBoard) =>
  nextWalkIn
    ? words.nextWalkIn(formatStaffTime(nextWalkIn.at), nextWalkIn.resource)
    : words.noWalkInHour(walkInMinutes)
