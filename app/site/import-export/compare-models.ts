import type { ModelDocument } from '#app/catalogue/vehicles/model-content.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import { canonicalJson } from './document-texts.ts'
import type { ImportChange, SkippedChange } from './import-change.ts'
import { normalizeAsStored } from './normalize-as-stored.ts'
import type { SiteModel } from './site-models-query.server.ts'
import * as words from './staff-words.ts'

export type ModelComparison = { steps: ImportChange[]; held: SkippedChange[]; same: number }

type CompareModelsInput = {
  site: readonly SiteModel[]
  /** The user who edits a draft of a model, by the slug of the model. */
  writers: ReadonlyMap<string, string>
}

/**
 * Compares the models of an archive with those of the site. Models are matched by slug, otherwise
 * by name. A model is skipped if it has a draft, or if another model already uses its name, slug or
 * form value.
 */
export function compareModels(
  models: readonly ModelDocument[],
  { site, writers }: CompareModelsInput,
): ModelComparison {
  const listed = site.filter(({ isDeleted }) => !isDeleted)
  const bySlug = new Map(listed.map((one) => [one.document.slug, one]))
  const slugs = new Set(models.map(({ slug }) => slug))
  // A model whose slug is in the archive cannot match another model by name.
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
    // Older archives do not contain this field. They do not change the availability.
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

/**
 * Finds another model of the site with the same name, slug or form value. The search includes
 * models that were deleted within the last day.
 */
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
