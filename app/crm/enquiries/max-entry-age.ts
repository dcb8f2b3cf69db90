/**
 * Maximum age of a staff entry when it arrives, in milliseconds. An older entry is stored with its own
 * time only if the person has confirmed it.
 */
export const maxEntryAge = 31 * 86_400_000

type Bounds = {
  now: Date
  /** The act cannot be before this instant (ISO 8601). */
  from?: string
  /** In milliseconds. */
  maxAge?: number
}

/** Returns the time of an act without a network, or null if it is not given or cannot be right. */
export function knownTimeOfAct(
  takenAt: string | null | undefined,
  { now, from = '', maxAge = maxEntryAge }: Bounds,
): string | null {
  if (!takenAt || takenAt < from) return null
  const age = now.getTime() - Date.parse(takenAt)
  return age > 0 && age < maxAge ? takenAt : null
}
