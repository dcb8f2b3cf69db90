import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { CapabilityCheck } from '#app/platform/permissions/capability.ts'
import { archiveFiles, readArchiveFiles } from './archive-files.server.ts'
import { archiveReadLimits } from './archive-format.ts'
import { compareModels } from './compare-models.ts'
import { canonicalJson } from './document-texts.ts'
import { findDraftEditors } from './draft-editors-query.server.ts'
import type { ImportChange } from './import-change.ts'
import type { ImportFindings } from './import-store.server.ts'
import type { ArchiveContents, ArchiveProblem } from './read-archive.server.ts'
import { iterateSiteModels, type SiteModel } from './site-models-query.server.ts'
import * as words from './staff-words.ts'

type ArchiveComparison =
  | { found: ImportFindings; steps: ImportChange[] }
  | { problems: ArchiveProblem[] }

/** Compares an archive with the current content of the site and lists the changes. */
export async function compareArchiveWithSite(
  db: Db,
  { models, parts, pictures }: ArchiveContents,
  may: CapabilityCheck,
): Promise<ArchiveComparison> {
  const site: SiteModel[] = []
  for await (const one of iterateSiteModels(db)) site.push(one)
  const documents = models.map(({ document }) => document)
  const problems = findUnknownOfferModelProblems(parts.get('offers.json'), [
    ...documents,
    ...site.map(({ document }) => document),
  ])
  if (problems.length > 0) return { problems }
  const compared = compareModels(documents, { site, writers: await findDraftEditors(db) })
  const rest = await compareArchiveFiles(db, parts, may)
  return {
    found: {
      same: compared.same + rest.same,
      pictures: [...pictures].map(([file, name]) => ({ file, name })),
      held: [...compared.held, ...rest.held],
    },
    steps: [...compared.steps, ...rest.steps],
  }
}

async function compareArchiveFiles(db: Db, parts: ArchiveContents['parts'], may: CapabilityCheck) {
  const there = await readArchiveFiles(db)
  const found = {
    steps: new Array<ImportChange>(),
    held: new Array<ImportFindings['held'][number]>(),
    same: 0,
  }
  for (const part of archiveFiles) {
    const { file } = part
    const given = parts.get(file)
    if (given === undefined) continue
    const before = there.get(file)
    const after = withUnnamedSettings(file, before, given)
    if (canonicalJson(before) === canonicalJson(after)) found.same++
    else if (!may(part.may))
      found.held.push({ part: file, key: file, name: file, says: words.heldByRole })
    else found.steps.push({ part: file, key: file, kind: 'changed', before, after })
  }
  return found
}

/** Adds the current value of each setting that the archive does not contain. */
function withUnnamedSettings(file: string, before: unknown, given: unknown): unknown {
  const isGroup = typeof before === 'object' && typeof given === 'object'
  return file === 'facts.json' && isGroup ? { ...before, ...given } : given
}

/**
 * Reports each offer that refers to a model which exists neither on the site nor in the archive.
 */
function findUnknownOfferModelProblems(
  offers: unknown,
  known: readonly { name: string }[],
): ArchiveProblem[] {
  if (!Array.isArray(offers)) return []
  const keys = new Set(known.map(({ name }) => normalizedVehicleName(name)))
  return offers
    .flatMap(listOfferModels)
    .filter((name) => !keys.has(normalizedVehicleName(name)))
    .slice(0, archiveReadLimits.problems)
    .map((name) => ({ file: 'offers.json', says: words.noSuchModel(name) }))
}

function listOfferModels(offer: unknown): string[] {
  if (typeof offer !== 'object' || offer === null || !('models' in offer)) return []
  return Array.isArray(offer.models) ? offer.models.filter((it) => typeof it === 'string') : []
}
