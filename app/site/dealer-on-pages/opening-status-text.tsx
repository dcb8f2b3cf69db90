import { useEffect, useState } from 'react'
import { formatOpeningHours } from '#app/platform/dealer-details/format-dealer.ts'
import {
  type DealerHours,
  type Department,
  formatShortTime,
  type OpeningStatus,
  openingStatusAt,
} from '#app/platform/dealer-details/opening-status.ts'
import * as words from '#app/platform/dealer-details/words.ts'

/**
 * "Open now · closes 8:00 PM". The browser calculates and updates this text, because the HTML of
 * the page is cached. Without JavaScript, the opening hours are shown instead.
 */
export function OpeningStatusText({
  hours,
  counter,
  timeZone,
}: {
  hours: DealerHours
  counter: Department
  timeZone: string
}) {
  const [opening, setOpening] = useState<OpeningStatus>()
  useEffect(() => {
    const look = () => setOpening(openingStatusAt(hours, counter, new Date(), timeZone))
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [hours, counter, timeZone])

  return (
    <span className="inline-flex items-baseline gap-2">
      <svg viewBox="0 0 8 8" aria-hidden className="size-2 shrink-0">
        <circle cx="4" cy="4" r="4" className={opening?.isOpen ? 'fill-good' : 'fill-control'} />
      </svg>
      {opening ? formatOpeningStatus(opening) : words.openAt(formatOpeningHours(hours[counter]))}
    </span>
  )
}

/**
 * Formats the opening status: "Open now · closes 8:00 PM", "Closed on Tuesdays · opens tomorrow at
 * 10:00 AM".
 */
export function formatOpeningStatus(opening: OpeningStatus): string {
  return opening.isOpen
    ? words.openUntil(formatShortTime(opening.closes))
    : words.shut(opening, formatShortTime(opening.opens))
}
