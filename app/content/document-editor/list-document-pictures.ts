/** Lists all texts in a document's picture fields. They may be names of pictures. */
export function listDocumentPictures(document: unknown): string[] {
  if (Array.isArray(document)) return document.flatMap(listDocumentPictures)
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]) =>
    pictureFieldNames.has(name) ? listTextValues(value) : listDocumentPictures(value),
  )
}

const pictureFieldNames = new Set([
  'picture',
  'hero',
  'icon',
  'side',
  'rear',
  'frames',
  'tallPicture',
])

const listTextValues = (value: unknown): string[] =>
  [value].flat().filter((it): it is string => typeof it === 'string')
