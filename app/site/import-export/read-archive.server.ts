import { type ModelDocument, modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { Archive } from '#app/platform/zip/open-archive.server.ts'
import {
  checkAgainstSchema,
  findDuplicateValues,
  parseJsonText,
} from '#app/site/seed/parse-catalogue-file.ts'
import { archiveFiles } from './archive-files.server.ts'
import {
  type ArchiveReadLimits,
  archiveFormatVersion,
  archiveManifestSchema,
  archiveReadLimits,
  manifestFileName,
  maxCatalogueModels,
  maxDocumentBytes,
  maxManifestBytes,
} from './archive-format.ts'
import {
  type ImportedPictureNames,
  importedPictureNames,
  type SiteFiles,
} from './archive-picture-names.server.ts'
import { findExceededExtent } from './document-texts.ts'
import * as words from './staff-words.ts'

/** A file in the archive and one problem in it. */
export type ArchiveProblem = { file: string; says: string }

/** Validated content of an archive. Each picture already has the name that it has on this site. */
export type ArchiveContents = {
  models: { file: string; document: ModelDocument }[]
  parts: Map<string, unknown>
  /** Picture files to import, each with the name that the picture will have. */
  pictures: Map<string, string>
}

/** All problems, up to the limit. If there is at least one problem, nothing is imported. */
export type ReadArchiveResult = { incoming: ArchiveContents; problems: ArchiveProblem[] }

/** Reads and validates an archive, or a folder with the same files. Writes nothing. */
export async function readArchive(
  archive: Archive,
  here: SiteFiles,
  most: ArchiveReadLimits = archiveReadLimits,
): Promise<ReadArchiveResult> {
  const files = findCatalogueFiles(archive)
  const problems: ArchiveProblem[] = []
  const isFull = () => problems.length >= most.problems
  const tell = (file: string, says: readonly string[]) => {
    for (const one of says) {
      if (isFull()) return
      problems.push({ file, says: one.slice(0, maxProblemLength) })
    }
  }
  const incoming: ArchiveContents = { models: [], parts: new Map(), pictures: new Map() }
  const refusal = await findFormatProblem(archive, files)
  if (refusal !== undefined)
    return { incoming, problems: [{ file: manifestFileName, says: refusal }] }

  const pictures = importedPictureNames(archive, files, { ...here, most })
  const models = [...files.keys()].filter((file) => /^vehicles\/[^/]+\.json$/.test(file)).sort()
  const parts = archiveFiles.filter(({ file }) => files.has(file))
  if (models.length === 0 && parts.length === 0)
    return { incoming, problems: [{ file: manifestFileName, says: words.nothingInIt }] }
  if (models.length > maxCatalogueModels)
    return {
      incoming,
      problems: [{ file: 'vehicles', says: words.tooManyModels(maxCatalogueModels) }],
    }
  const bytes = [...models, ...parts.map(({ file }) => file)].reduce(
    (sum, file) => sum + (archive.files.get(files.get(file) ?? file) ?? 0),
    0,
  )
  if (bytes > most.documentBytes) {
    const says = words.documentsTooLarge(Math.floor(most.documentBytes / 1024 / 1024))
    return { incoming, problems: [{ file: '', says }] }
  }

  const reading = { archive, files, pictures, most }
  for (const file of models) {
    if (isFull()) break
    const read = await readArchiveDocument(reading, file)
    const checked = read.success ? checkAgainstSchema(read.output, modelContent.schema) : read
    if (!checked.success) tell(file, checked.problems)
    else {
      incoming.models.push({ file, document: checked.output })
      tell(file, pictures.missingOf(checked.output))
      tell(file, await pictures.missingFiles(checked.output))
    }
  }
  for (const { file, schema } of parts) {
    if (isFull()) break
    const read = await readArchiveDocument(reading, file)
    const checked = read.success ? checkAgainstSchema(read.output, schema) : read
    if (!checked.success) tell(file, checked.problems)
    else {
      incoming.parts.set(file, checked.output)
      tell(file, pictures.missingIn(checked.output))
      if (file === filmsFile) tell(file, await pictures.missingFiles(checked.output))
    }
  }
  for (const { path, says } of findDuplicateModels(incoming.models)) tell(path, [says])
  if (isFull()) problems.push({ file: '', says: words.stopped(most.problems) })
  return { incoming: { ...incoming, pictures: pictures.taken }, problems }
}

/**
 * Maximum length of a problem message in characters, because names and fields in an archive can be
 * very long.
 */
const maxProblemLength = 400

/**
 * Maps the files to their names in the catalogue. If the user has zipped the folder itself, every
 * name starts with the name of the folder.
 */
function findCatalogueFiles({ files }: Archive): Map<string, string> {
  const names = [...files.keys()]
  const first = names[0]?.split('/')[0] ?? ''
  const isWrapped =
    first !== 'vehicles' &&
    first !== 'pictures' &&
    names.every((name) => name.startsWith(`${first}/`))
  const start = isWrapped ? first.length + 1 : 0
  return new Map(names.map((name) => [name.slice(start), name]))
}

/**
 * Checks the version of the format. An archive without `archive.json` is read as the current
 * version.
 */
async function findFormatProblem(
  archive: Archive,
  files: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const name = files.get(manifestFileName)
  if (name === undefined) return undefined
  if ((archive.files.get(name) ?? 0) > maxManifestBytes) return words.manifestTooLarge
  const bytes = await archive.read(name)
  if (!bytes.ok) return bytes.problem.message
  const read = parseJsonText(bytes.value.toString())
  if (!read.success) return read.problems[0]
  const manifest = checkAgainstSchema(read.output, archiveManifestSchema)
  if (!manifest.success) return words.otherThing
  const { version } = manifest.output
  return version === archiveFormatVersion ? undefined : words.otherFormat(String(version))
}

type ReadDocumentInput = {
  archive: Archive
  files: ReadonlyMap<string, string>
  pictures: ImportedPictureNames
  most: ArchiveReadLimits
}

async function readArchiveDocument(
  { archive, files, pictures, most }: ReadDocumentInput,
  file: string,
) {
  const fail = (says: string) => ({ success: false as const, problems: [says] })
  const name = files.get(file) ?? file
  if ((archive.files.get(name) ?? 0) > maxDocumentBytes) return fail(words.documentTooLarge)
  const bytes = await archive.read(name)
  if (!bytes.ok) return fail(bytes.problem.message)
  const text = decodeUtf8(bytes.value)
  if (text === undefined) return fail(words.notText)
  const read = parseJsonText(text)
  if (!read.success) return read
  const beyond = findExceededExtent(read.output, most.extent)
  if (beyond)
    return fail(beyond === 'depth' ? words.tooDeep : words.tooManyValues(most.extent.values))
  const placed = await pictures.place(read.output)
  return placed.problems.length > 0
    ? { success: false as const, problems: placed.problems }
    : { success: true as const, output: placed.value }
}

/** Only in this file is the field `file` the name of a film. */
const filmsFile = 'films.json'

/** Decodes UTF-8. Editors on Windows may put a byte order mark at the start. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function findDuplicateModels(models: ArchiveContents['models']) {
  const files = models.map(({ file, document }) => ({ path: file, document }))
  const same = (field: string, key: (model: ModelDocument) => string | undefined) =>
    findDuplicateValues(files, { field, key: ({ document }) => key(document) })
  return [
    ...same('name', ({ name }) => normalizedVehicleName(name)),
    ...same('slug', ({ slug }) => slug),
    ...same('formValue', ({ formValue }) => formValue),
  ]
}
