import { type Archive, isFlaw } from '#app/archive/open-archive.server.ts'
import { type ModelDocument, modelDocument } from '#app/vehicles/model.ts'
import { vehicleKey } from '#app/vehicles/vehicle.ts'
import { checkShape, parseJson, sameAsBefore } from '../parse-document.ts'
import { type ArchivePictures, archivePictures, type FilesHere } from './archive-pictures.server.ts'
import { depthOf } from './documents.ts'
import {
  archiveManifest,
  archiveVersion,
  largestDocument,
  manifestFile,
  mostModels,
} from './exchange-format.ts'
import { siteParts } from './site-part-store.server.ts'
import * as words from './staff-words.ts'

/** A file of the archive and what is wrong with it. */
export type ArchiveProblem = { file: string; says: string }

/** What an archive holds, checked, each picture by the name that it has or will have here. */
export type Incoming = {
  models: { file: string; document: ModelDocument }[]
  parts: Map<string, unknown>
  /** Picture files that are to be taken in, with the name that they will have. */
  pictures: Map<string, string>
}

/** Everything that is wrong is told at once; then nothing is brought in. */
export type ReadArchive = { incoming: Incoming; problems: ArchiveProblem[] }

/** Reads and checks an archive or a folder that holds the same files. Writes nothing. */
export async function readArchive(archive: Archive, here: FilesHere): Promise<ReadArchive> {
  const files = filesBelow(archive)
  const problems: ArchiveProblem[] = []
  const tell = (file: string, says: readonly string[]) =>
    problems.push(...says.map((one) => ({ file, says: one })))
  const incoming: Incoming = { models: [], parts: new Map(), pictures: new Map() }
  const refusal = await wrongFormat(archive, files)
  if (refusal !== undefined) return { incoming, problems: [{ file: manifestFile, says: refusal }] }

  const pictures = archivePictures(archive, files, here)
  const models = [...files.keys()].filter((file) => /^vehicles\/[^/]+\.json$/.test(file)).sort()
  const parts = siteParts.filter(({ file }) => files.has(file))
  if (models.length === 0 && parts.length === 0)
    return { incoming, problems: [{ file: manifestFile, says: words.nothingInIt }] }
  if (models.length > mostModels)
    return { incoming, problems: [{ file: 'vehicles', says: words.tooManyModels(mostModels) }] }

  for (const file of models) {
    const read = await readDocument(archive, files, { file, pictures })
    const checked = read.success ? checkShape(read.output, modelDocument) : read
    if (!checked.success) tell(file, checked.problems)
    else {
      incoming.models.push({ file, document: checked.output })
      tell(file, pictures.missingOf(checked.output))
      tell(file, await pictures.missingFiles(checked.output))
    }
  }
  for (const { file, schema } of parts) {
    const read = await readDocument(archive, files, { file, pictures })
    const checked = read.success ? checkShape(read.output, schema) : read
    if (!checked.success) tell(file, checked.problems)
    else {
      incoming.parts.set(file, checked.output)
      tell(file, pictures.missingIn(checked.output))
      if (file === filmsFile) tell(file, await pictures.missingFiles(checked.output))
    }
  }
  for (const { path, says } of namedTwice(incoming.models)) tell(path, [says])
  return { incoming: { ...incoming, pictures: pictures.taken }, problems }
}

/** Files by their names in the catalogue: who packs the folder itself has its name before each. */
function filesBelow({ files }: Archive): Map<string, string> {
  const names = [...files.keys()]
  const first = names[0]?.split('/')[0] ?? ''
  const isWrapped =
    first !== 'vehicles' &&
    first !== 'pictures' &&
    names.every((name) => name.startsWith(`${first}/`))
  const start = isWrapped ? first.length + 1 : 0
  return new Map(names.map((name) => [name.slice(start), name]))
}

/** An archive made by hand has no `archive.json`, and is taken for one of today's. */
async function wrongFormat(
  archive: Archive,
  files: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const name = files.get(manifestFile)
  if (name === undefined) return undefined
  const bytes = await archive.read(name)
  if (isFlaw(bytes)) return bytes.sentence
  const read = parseJson(bytes.toString())
  if (!read.success) return read.problems[0]
  const manifest = checkShape(read.output, archiveManifest)
  if (!manifest.success) return words.otherThing
  const { version } = manifest.output
  return version === archiveVersion ? undefined : words.otherFormat(String(version))
}

type Reading = { file: string; pictures: ArchivePictures }

async function readDocument(
  archive: Archive,
  files: ReadonlyMap<string, string>,
  { file, pictures }: Reading,
) {
  const fail = (says: string) => ({ success: false as const, problems: [says] })
  const name = files.get(file) ?? file
  if ((archive.files.get(name) ?? 0) > largestDocument) return fail(words.documentTooLarge)
  const bytes = await archive.read(name)
  if (isFlaw(bytes)) return fail(bytes.sentence)
  const text = decoded(bytes)
  if (text === undefined) return fail(words.notText)
  const read = parseJson(text)
  if (!read.success) return read
  if (depthOf(read.output, deepest + 1) > deepest) return fail(words.tooDeep)
  const placed = await pictures.place(read.output)
  return placed.problems.length > 0
    ? { success: false as const, problems: placed.problems }
    : { success: true as const, output: placed.value }
}

/** Elsewhere a field that is called so may say something else. */
const filmsFile = 'films.json'

const deepest = 20

/** Windows' editors put a mark before the text. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function namedTwice(models: Incoming['models']) {
  const files = models.map(({ file, document }) => ({ path: file, document }))
  const same = (field: string, key: (model: ModelDocument) => string | undefined) =>
    sameAsBefore(files, { field, key: ({ document }) => key(document) })
  return [
    ...same('name', ({ name }) => vehicleKey(name)),
    ...same('slug', ({ slug }) => slug),
    ...same('formValue', ({ formValue }) => formValue),
  ]
}
