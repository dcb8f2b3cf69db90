import { vehicleKey } from '#app/catalogue/vehicles/vehicle.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { compareModels } from './compare-models.ts'
import { printOf } from './documents.ts'
import { readLimits } from './exchange-format.ts'
import type { May } from './import-rights.server.ts'
import type { Found } from './import-store.server.ts'
import type { ArchiveProblem, Incoming } from './read-archive.server.ts'
import { eachModel, type SiteModel } from './site-model-store.server.ts'
import { readParts, siteParts } from './site-part-store.server.ts'
import * as words from './staff-words.ts'
import type { Step } from './step.ts'
import { listWriters } from './writer-store.server.ts'

type Looked = { found: Found; steps: Step[] } | { problems: ArchiveProblem[] }

/** What an archive changes of the site as it is now. */
export async function lookAt(
  db: Db,
  { models, parts, pictures }: Incoming,
  may: May,
): Promise<Looked> {
  const site: SiteModel[] = []
  for await (const one of eachModel(db)) site.push(one)
  const documents = models.map(({ document }) => document)
  const problems = unknownModels(parts.get('offers.json'), [
    ...documents,
    ...site.map(({ document }) => document),
  ])
  if (problems.length > 0) return { problems }
  const compared = compareModels(documents, { site, writers: await listWriters(db) })
  const rest = await compareParts(db, parts, may)
  return {
    found: {
      same: compared.same + rest.same,
      pictures: [...pictures].map(([file, name]) => ({ file, name })),
      held: [...compared.held, ...rest.held],
    },
    steps: [...compared.steps, ...rest.steps],
  }
}

async function compareParts(db: Db, parts: Incoming['parts'], may: May) {
  const there = await readParts(db)
  const found = { steps: new Array<Step>(), held: new Array<Found['held'][number]>(), same: 0 }
  for (const part of siteParts) {
    const { file } = part
    const given = parts.get(file)
    if (given === undefined) continue
    const before = there.get(file)
    const after = withTheRest(file, before, given)
    if (printOf(before) === printOf(after)) found.same++
    else if (!may(part.may))
      found.held.push({ part: file, key: file, name: file, says: words.heldByRole })
    else found.steps.push({ part: file, key: file, kind: 'changed', before, after })
  }
  return found
}

/** Facts that the archive does not name stay as they are. */
function withTheRest(file: string, before: unknown, given: unknown): unknown {
  const isGroup = typeof before === 'object' && typeof given === 'object'
  return file === 'facts.json' && isGroup ? { ...before, ...given } : given
}

/** An offer for a model that is nowhere would say so to nobody. */
function unknownModels(offers: unknown, known: readonly { name: string }[]): ArchiveProblem[] {
  if (!Array.isArray(offers)) return []
  const keys = new Set(known.map(({ name }) => vehicleKey(name)))
  return offers
    .flatMap(namedIn)
    .filter((name) => !keys.has(vehicleKey(name)))
    .slice(0, readLimits.problems)
    .map((name) => ({ file: 'offers.json', says: words.noSuchModel(name) }))
}

function namedIn(offer: unknown): string[] {
  if (typeof offer !== 'object' || offer === null || !('models' in offer)) return []
  return Array.isArray(offer.models) ? offer.models.filter((it) => typeof it === 'string') : []
}
