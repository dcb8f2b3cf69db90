/** Names of the placeholders. A page always shows the current value of a placeholder. */
export const placeholderNames = [
  'dealer',
  'city',
  'area',
  'address',
  'sales hours',
  'service hours',
  'open days',
  'closing days',
  'phone',
  'service phone',
  'email',
  'models',
  'longest warranty',
  'dealer-page',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>

/** Matches `{sales hours}`. */
const placeholderPattern = /\{([^{}\n]{1,40})\}/g

/** Replaces the placeholders in a text. Unknown placeholders stay as staff typed them. */
export function fillPlaceholders(text: string, places: PlaceholderValues): string {
  return text.replaceAll(placeholderPattern, (written, name: string) => {
    const known = placeholderNames.find((it) => it === name.trim())
    return known === undefined ? written : places[known]
  })
}

/** Returns the first unknown placeholder as staff typed it. */
export function findUnknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(placeholderPattern)]
    .find(([, name = '']) => !placeholderNames.some((it) => it === name.trim()))
    ?.at(0)
}
