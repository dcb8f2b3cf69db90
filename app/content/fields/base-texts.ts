/** Returns a copy of a document or record without its texts in further languages. */
export function baseTexts<Document>(document: Document): Document
export function baseTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => baseTexts(entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      name === 'translations' ? [] : [[name, baseTexts(part)]],
    ),
  )
}
