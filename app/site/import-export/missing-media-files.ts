import * as words from './staff-words.ts'

/** Resolves to `true` if this site has a film or brochure with this name. */
export type HasMediaFile = (name: string) => Promise<boolean>

/**
 * Fields that contain the name of a film or brochure. An archive contains pictures, but no films or
 * brochures.
 */
const mediaFileFields: Readonly<Record<string, (name: string) => string>> = {
  file: words.filmLacks,
  filmFile: words.filmLacks,
  brochure: words.brochureLacks,
}

/**
 * Returns a message for each film or brochure to which the document refers but which the site does
 * not have.
 */
export async function findMissingMediaFiles(
  document: unknown,
  hasFile: HasMediaFile,
): Promise<string[]> {
  if (typeof document !== 'object' || document === null) return []
  const missing: string[] = []
  for (const [field, value] of Object.entries(document)) {
    const lacks = mediaFileFields[field]
    if (typeof value !== 'string')
      for (const says of await findMissingMediaFiles(value, hasFile)) missing.push(says)
    else if (lacks && !(await hasFile(value))) missing.push(lacks(value))
  }
  return missing
}
