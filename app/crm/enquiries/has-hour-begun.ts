/**
 * Returns `true` from the hour of an appointment on, or from its day on if it has no hour.
 *
 * @param now Day and time on the dealer's clock.
 */
export const hasHourBegun = (
  { day, at }: { day: string; at: string | null },
  now: { day: string; time: string },
): boolean => (at === null ? day <= now.day : `${day} ${at}` <= `${now.day} ${now.time}`)
