/** Every text of a document that might name a picture: those in fields which hold one. */
export function namedPictures(document: unknown): string[] {
  if (Array.isArray(document)) return document.flatMap(namedPictures)
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]) =>
    holdsPicture.has(name) ? textsIn(value) : namedPictures(value),
  )
}

const holdsPicture = new Set(['picture', 'hero', 'icon', 'side', 'rear', 'frames', 'tallPicture'])

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((it): it is string => typeof it === 'string')
