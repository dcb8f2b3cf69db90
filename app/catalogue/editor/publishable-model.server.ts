import { availabilityOf } from '#app/catalogue/vehicles/availability.ts'
import { type ModelDocument, modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { rowsToModelDocument } from '#app/catalogue/vehicles/model-rows.ts'
import {
  findStoredModel,
  insertModel,
  updateModel,
} from '#app/catalogue/vehicles/model-rows-query.server.ts'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import { movePreviewLinks } from '#app/content/draft-previews/preview-link-store.server.ts'
import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import { findMissingPictures } from './find-missing-pictures.ts'
import * as words from './staff-words.ts'
import { validateModelDraft } from './validate-model-draft.ts'

/** Defines how a model is validated, published and taken off the site. Its key is its slug. */
export function publishableModel(pictures: PictureLibrary): Publishable<ModelDocument> {
  return {
    noun: 'model',
    mayPublish: () => 'models.publish',
    read: validateModelDraft,

    async published(db, key) {
      const id = await findListedModelId(db, key)
      const stored = id === undefined ? undefined : await findStoredModel(db, id)
      if (!stored) return undefined
      const { name } = stored.vehicle
      return { document: rowsToModelDocument(stored), label: name, subject: `vehicle/${id}` }
    },

    clashes: async (db, key, model) => ({
      ...(await checkNotDeleted(db, key)),
      ...(await checkNamesAreFree(db, key, model)),
      ...findMissingPictures(pictures, model),
      // The site's own price replaces the draft's, and may be missing.
      ...(model.price <= 0 && availabilityOf(model) === 'on-sale' && { price: words.unpriced }),
    }),

    flaw: modelContent.fieldMessage,

    async apply(db, { key, before, after, now }) {
      const id = await writeModel(db, key, { before, after })
      await recordFormerNames(db, { id, before, after, now })
      if (after.slug !== key) {
        await moveUploadBatches(db, key, after.slug)
        await movePreviewLinks(db, 'model', { from: key, to: after.slug })
      }
      return { key: after.slug, subject: `vehicle/${id}`, label: after.name }
    },

    async withdraw(db, key) {
      const id = await findListedModelId(db, key)
      if (id === undefined) return undefined
      const { name } = await db
        .updateTable('vehicles')
        .set({ status: 0 })
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirstOrThrow()
      return { subject: `vehicle/${id}`, label: name }
    },

    withLive: (model, live) => ({
      ...model,
      status: live.status,
      // Drafts and versions from before this field existed do not change it.
      availability: model.availability ?? live.availability,
      position: live.position,
      price: live.price,
      priceCheckedOn: live.priceCheckedOn,
      priceIsApproximate: live.priceIsApproximate,
      variants: model.variants.map((it) => ({
        ...it,
        difference: live.variants.find(({ name }) => name === it.name)?.difference ?? it.difference,
      })),
      accessories: model.accessories.map((it) => ({
        ...it,
        price: live.accessories.find(({ partNo }) => partNo === it.partNo)?.price ?? it.price,
      })),
    }),
  }
}

/** Finds the id of a model by its slug, unless it was deleted. */
export async function findListedModelId(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('vehicles')
    .select('id')
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

type ModelChange = { before: ModelDocument | undefined; after: ModelDocument }

async function writeModel(db: Db, key: string, { before, after }: ModelChange): Promise<number> {
  const id = before === undefined ? undefined : await findListedModelId(db, key)
  if (id === undefined || before === undefined) {
    const { last } = await db
      .selectFrom('vehicles')
      .select((eb) => eb.fn.max('position').as('last'))
      .where('kind', '=', after.kind)
      .executeTakeFirstOrThrow()
    return insertModel(db, { ...after, position: Number(last ?? 0) + 1 })
  }
  await updateModel(db, id, { before, after })
  return id
}

/** Stores former names and slugs, which lead to the model until another model takes them. */
async function recordFormerNames(
  db: Db,
  { id, before, after, now }: ModelChange & { id: number; now: Date },
): Promise<void> {
  const names = ({ name, slug }: ModelDocument) => [...new Set([normalizedVehicleName(name), slug])]
  const current = names(after)
  await db.deleteFrom('old_names').where('name', 'in', current).execute()
  const old = before ? names(before).filter((name) => !current.includes(name)) : []
  if (old.length === 0) return
  await db
    .insertInto('old_names')
    .values(old.map((name) => ({ name, vehicle_id: id, since: now.toISOString() })))
    .onConflict((oc) => oc.column('name').doUpdateSet({ vehicle_id: id }))
    .execute()
}

/** Moves unfinished uploads to the model's new slug. */
async function moveUploadBatches(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable('picture_sets')
    .set({ key: to })
    .where('noun', '=', 'model')
    .where('key', '=', from)
    .execute()
}

/** A draft outlives its deleted model while the model can be restored. */
async function checkNotDeleted(db: Db, key: string): Promise<FieldMessages> {
  const deleted = await db
    .selectFrom('vehicles')
    .select('id')
    .where('slug', '=', key)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return deleted ? { slug: words.isDeleted } : {}
}

/**
 * Finds names that other models use. A deleted model reserves its name while it can be restored.
 */
async function checkNamesAreFree(
  db: Db,
  key: string,
  model: ModelDocument,
): Promise<FieldMessages> {
  const taken = async (column: 'key' | 'slug' | 'form_value', value: string) => {
    const other = await db
      .selectFrom('vehicles')
      .select('name')
      .where(column, '=', value)
      .where('slug', '!=', key)
      .executeTakeFirst()
    return other?.name
  }
  const name = await taken('key', normalizedVehicleName(model.name))
  const slug = await taken('slug', model.slug)
  const { formValue } = model
  const form = formValue === undefined ? undefined : await taken('form_value', formValue)
  return {
    ...(name !== undefined && { name: words.isTaken(name) }),
    ...(slug !== undefined && { slug: words.isTaken(slug) }),
    ...(form !== undefined && { formValue: words.isTaken(form) }),
  }
}
