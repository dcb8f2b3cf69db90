import * as words from './staff-words.ts'

/** Whether this site has a film or brochure, by the name that documents give it. */
export type HasMediaFile = (name: string) => Promise<boolean>

/** Fields whose text names one; an archive holds pictures and no other files. */
const mediaFileFields: Readonly<Record<string, (name: string) => string>> = {
  file: words.filmLacks,
  filmFile: words.filmLacks,
  brochure: words.brochureLacks,
}

/** What a document of an archive names of films and brochures and this site has not, a sentence each. */
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
