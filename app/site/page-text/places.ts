/** What a text may name and the site knows: as long as the dealer has it, the page says it as it is today. */
export const placeNames = [
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

export type PlaceName = (typeof placeNames)[number]
export type Places = Readonly<Record<PlaceName, string>>

/** `{sales hours}`. */
const place = /\{([^{}\n]{1,40})\}/g

/** The text with what its places stand for; one that nobody knows stays as it was written. */
export function fillPlaces(text: string, places: Places): string {
  return text.replaceAll(place, (written, name: string) => {
    const known = placeNames.find((it) => it === name.trim())
    return known === undefined ? written : places[known]
  })
}

/** The first place that nobody knows, as it was written. */
export function unknownPlace(text: string): string | undefined {
  return [...text.matchAll(place)]
    .find(([, name = '']) => !placeNames.some((it) => it === name.trim()))
    ?.at(0)
}
