import type { ModelDocument } from '#app/catalogue/vehicles/model-document.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import { canonicalJson } from './document-texts.ts'
import type { ImportChange, SkippedChange } from './import-change.ts'
import { normalizeAsStored } from './normalize-as-stored.ts'
import type { SiteModel } from './site-models-query.server.ts'
import * as words from './staff-words.ts'

export type ModelComparison = { steps: ImportChange[]; held: SkippedChange[]; same: number }

type CompareModelsInput = {
  site: readonly SiteModel[]
  /** Who is writing a draft, by the model's slug. */
  writers: ReadonlyMap<string, string>
}

/**
 * What an archive's models change of the site's: known by their slug, or by their name where the slug
 * is another. What somebody is writing, or whose name another has, is held: it stays as it is.
 */
export function compareModels(
  models: readonly ModelDocument[],
  { site, writers }: CompareModelsInput,
): ModelComparison {
  const listed = site.filter(({ isDeleted }) => !isDeleted)
  const bySlug = new Map(listed.map((one) => [one.document.slug, one]))
  const slugs = new Set(models.map(({ slug }) => slug))
  // One that the archive knows by its own slug is not another's former self.
  const byName = new Map(
    listed
      .filter(({ document }) => !slugs.has(document.slug))
      .map((one) => [normalizedVehicleName(one.document.name), one]),
  )
  const taken = nameConflictFinder(site)
  const found: ModelComparison = { steps: [], held: [], same: 0 }
  const known = new Set<number>()

  for (const given of models) {
    const { slug, name } = given
    const match = bySlug.get(slug) ?? byName.get(normalizedVehicleName(name))
    if (match) known.add(match.id)
    const own = match ?? site.find(({ document }) => document.slug === slug)
    const key = match?.document.slug ?? slug
    const before = match?.document
    // Archives from before the field existed change nothing of it.
    const availability = given.availability ?? own?.document.availability
    const after = normalizeAsStored({ ...given, availability })
    if (before && canonicalJson(before) === canonicalJson(after)) {
      found.same++
      continue
    }
    const writer = writers.get(key)
    const says = writer === undefined ? taken(after, own?.id) : words.heldByDraft(writer)
    if (says !== undefined) found.held.push({ part: 'model', key, name, says })
    else found.steps.push({ part: 'model', key, kind: before ? 'changed' : 'new', before, after })
  }
  if (models.length > 0)
    for (const { id, document } of listed.filter((one) => !known.has(one.id))) {
      const { slug: key, name } = document
      const writer = writers.get(key)
      if (writer === undefined)
        found.steps.push({ part: 'model', key, kind: 'gone', before: document, after: undefined })
      else found.held.push({ part: 'model', key, name, says: words.heldByDraft(writer) })
      known.add(id)
    }
  return found
}

const uniqueFields = ['name', 'slug', 'formValue'] as const

/** A name, address or value that another model of the site bears, even one that is out of the list for a day. */
function nameConflictFinder(site: readonly SiteModel[]) {
  const bearers = new Map<string, SiteModel>()
  for (const one of site)
    for (const { field, value } of listUniqueNames(one.document))
      bearers.set(`${field} ${value}`, one)
  return (model: ModelDocument, own: number | undefined): string | undefined => {
    for (const { field, value } of listUniqueNames(model)) {
      const other = bearers.get(`${field} ${value}`)
      if (other && other.id !== own)
        return words.heldByName(words.fields[field], other.document.name)
    }
    return undefined
  }
}

function listUniqueNames(
  model: ModelDocument,
): { field: (typeof uniqueFields)[number]; value: string }[] {
  return uniqueFields.flatMap((field) => {
    const value = field === 'name' ? normalizedVehicleName(model.name) : model[field]
    return value === undefined ? [] : [{ field, value }]
  })
}
