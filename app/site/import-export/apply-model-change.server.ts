import {
  restoreSoftDeletedModel,
  softDeleteModel,
} from '#app/catalogue/editor/model-removal-query.server.ts'
import { findListedModelId } from '#app/catalogue/editor/publishable-model.server.ts'
import { validateModelDraft } from '#app/catalogue/editor/validate-model-draft.ts'
import type { ModelDocument } from '#app/catalogue/vehicles/model-content.ts'
import { insertModel, writeLiveColumns } from '#app/catalogue/vehicles/model-rows-query.server.ts'
import { publishImported } from '#app/content/publishing/publish-imported.server.ts'
import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { RecordChange } from '#app/platform/audit/audited-transaction.server.ts'
import type { ItemOutcome } from '#app/platform/audit/bulk-change.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { canonicalJson } from './document-texts.ts'
import type { ImportChange } from './import-change.ts'

/** Context of an import or of its undo. Both run in one transaction. */
export type ImportTransaction = {
  trx: Db
  draftable: Publishable<ModelDocument>
  now: Date
  /** In the dealer's time zone. */
  today: string
  who: string
  record: RecordChange
}

/**
 * Applies one change to a model of the site. With `live`, the change includes price, position and
 * status.
 */
export async function applyModelChange(
  writing: ImportTransaction,
  { key, before, after }: ImportChange,
  live: boolean,
): Promise<ItemOutcome> {
  const is = after === undefined ? undefined : validateModelDraft(after).document
  if (after !== undefined && !is) return 'changed'
  if (!is) return removeModel(writing, { key, before })
  return before === undefined
    ? addModel(writing, { key, after: is, live })
    : updateModel(writing, { key, before, after: is, live })
}

type ModelUpdate = { key: string; before: unknown; after: ModelDocument; live: boolean }

async function updateModel(
  writing: ImportTransaction,
  { key, before, after, live }: ModelUpdate,
): Promise<ItemOutcome> {
  const { trx, draftable, now, who } = writing
  const there = await draftable.published(trx, key)
  const seen = validateModelDraft(before).document
  if (!there || !seen || !isUnchangedModel(draftable, { there: there.document, seen, live }))
    return 'changed'
  const wanted = live ? after : draftable.withLive(after, there.document)
  if (canonicalJson(wanted) === canonicalJson(there.document)) return 'same'
  const words = draftable.withLive(wanted, there.document)
  let slug = key
  if (canonicalJson(words) !== canonicalJson(there.document)) {
    if (await findNameConflicts(writing, key, wanted)) return 'changed'
    const of = { key, before: there.document, after: wanted, now, who }
    const brought = await publishImported(trx, draftable, of)
    if (!brought.ok) return 'changed'
    slug = brought.value.key
  }
  if (live) await updateLiveData(writing, slug, { before: there.document, after: wanted })
  return 'done'
}

type ModelComparisonInput = { there: ModelDocument; seen: ModelDocument; live: boolean }

/**
 * `true` if the model has not changed since the preview. Without `live`, changed prices are
 * ignored.
 */
function isUnchangedModel(
  draftable: Publishable<ModelDocument>,
  { there, seen, live }: ModelComparisonInput,
): boolean {
  return canonicalJson(live ? seen : draftable.withLive(seen, there)) === canonicalJson(there)
}

async function updateLiveData(
  { trx, record }: ImportTransaction,
  slug: string,
  { before, after }: { before: ModelDocument; after: ModelDocument },
): Promise<void> {
  const id = await findListedModelId(trx, slug)
  if (id === undefined) return
  await writeLiveColumns(trx, id, { before, after })
  if (before.price !== after.price)
    await record({
      action: 'changed the price of',
      subject: `price/${id}`,
      label: after.name,
      before: { price: before.price },
      after: { price: after.price },
    })
}

/**
 * Adds a model. If the model was deleted within the last day, it is restored and updated instead.
 */
async function addModel(
  writing: ImportTransaction,
  { key, after, live }: Omit<ModelUpdate, 'before'>,
): Promise<ItemOutcome> {
  const { trx, draftable, now, who } = writing
  if (await draftable.published(trx, key)) return 'changed'
  const wasOut = await restoreSoftDeletedModel(trx, key, '')
  const before = wasOut ? (await draftable.published(trx, key))?.document : undefined
  if (await findNameConflicts(writing, key, after)) return 'changed'
  const brought = await publishImported(trx, draftable, { key, before, after, now, who })
  if (!brought.ok) return 'changed'
  if (before) await updateLiveData(writing, brought.value.key, { before, after })
  // Without `live`, a new model is placed after all other models of its kind.
  else if (live)
    await trx
      .updateTable('vehicles')
      .set({ position: after.position })
      .where('slug', '=', brought.value.key)
      .execute()
  return 'done'
}

async function removeModel(
  { trx, draftable, now }: ImportTransaction,
  { key, before }: Pick<ImportChange, 'key' | 'before'>,
): Promise<ItemOutcome> {
  const there = await draftable.published(trx, key)
  const seen = validateModelDraft(before).document
  if (!there || !seen || !isUnchangedModel(draftable, { there: there.document, seen, live: false }))
    return 'changed'
  return (await softDeleteModel(trx, key, now)) ? 'done' : 'changed'
}

/**
 * Restores a model that the import deleted. If the deleted row no longer exists, the model is
 * inserted again.
 */
export async function restoreModel(
  { trx, draftable }: ImportTransaction,
  { key, before }: ImportChange,
): Promise<ItemOutcome> {
  if (await draftable.published(trx, key)) return 'changed'
  if (await restoreSoftDeletedModel(trx, key, '')) return 'done'
  const model = validateModelDraft(before).document
  if (!model || Object.keys(await draftable.clashes(trx, key, model)).length > 0) return 'changed'
  await insertModel(trx, model)
  return 'done'
}

async function findNameConflicts(
  { trx, draftable }: ImportTransaction,
  key: string,
  model: ModelDocument,
) {
  return Object.keys(await draftable.clashes(trx, key, model)).length > 0
}
