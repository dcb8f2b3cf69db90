/**
 * Maximum age of a staff entry when it arrives, in milliseconds. An older entry is stored with its own
 * time only if the person has confirmed it.
 */
export const maxEntryAge = 31 * 86_400_000
