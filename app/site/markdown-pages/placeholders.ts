/** What a text may name and the site knows: as long as the dealer has it, the page says it as it is today. */
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

/** `{sales hours}`. */
const placeholderPattern = /\{([^{}\n]{1,40})\}/g

/** The text with what its places stand for; one that nobody knows stays as it was written. */
export function fillPlaceholders(text: string, places: PlaceholderValues): string {
  return text.replaceAll(placeholderPattern, (written, name: string) => {
    const known = placeholderNames.find((it) => it === name.trim())
    return known === undefined ? written : places[known]
  })
}

/** The first place that nobody knows, as it was written. */
export function findUnknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(placeholderPattern)]
    .find(([, name = '']) => !placeholderNames.some((it) => it === name.trim()))
    ?.at(0)
}
