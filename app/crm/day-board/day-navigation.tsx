import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import * as words from './day-board-words.ts'

type Props = { day: string; today: string; children: ReactNode }

/** Previous day, date, next day, today. */
export function DayNavigation({ day, today, children }: Props) {
  const navigate = useNavigate()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <LinkButton
        size="dense"
        to={boardAddress(addDays(day, -1))}
        preventScrollReset
        aria-label={words.previousDay}
      >
        <ChevronLeft aria-hidden className="size-4.5" />
      </LinkButton>
      <input
        key={day}
        type="date"
        aria-label={words.day}
        defaultValue={day}
        // Typing a year passes through other years, so the day changes when the field is left.
        onBlur={({ target }) => {
          const wanted = target.value
          if (wanted !== day && isCalendarDay(wanted)) void navigate(boardAddress(wanted))
        }}
        onChange={({ target, nativeEvent }) => {
          const isPicked = !(nativeEvent instanceof InputEvent)
          if (isPicked && isCalendarDay(target.value)) void navigate(boardAddress(target.value))
        }}
        className="h-11 rounded-control border border-control bg-surface px-2 text-base text-ink md:h-9 md:text-sm"
      />
      <LinkButton
        size="dense"
        to={boardAddress(addDays(day))}
        preventScrollReset
        aria-label={words.nextDay}
      >
        <ChevronRight aria-hidden className="size-4.5" />
      </LinkButton>
      {day !== today && (
        <LinkButton size="dense" to="/admin/board" preventScrollReset>
          {words.today}
        </LinkButton>
      )}
      {children}
    </div>
  )
}

const boardAddress = (day: string) => `/admin/board?day=${day}`
