import { idOf } from '#app/catalogue/editor/model-draftable.server.ts'
import { putBack, takeOut } from '#app/catalogue/editor/model-removal-store.server.ts'
import { readModel } from '#app/catalogue/editor/read-model.ts'
import type { ModelDocument } from '#app/catalogue/vehicles/model.ts'
import { insertModel, writeLive } from '#app/catalogue/vehicles/model-row-store.server.ts'
import { bringIn } from '#app/content/publishing/bring-in-store.server.ts'
import type { Draftable } from '#app/content/publishing/draftable.ts'
import type { RecordChange } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { printOf } from './documents.ts'
import type { Step } from './step.ts'

/** Within the transaction of an import, or of taking one back. */
export type Writing = {
  trx: Db
  draftable: Draftable<ModelDocument>
  now: Date
  who: string
  record: RecordChange
}

/** `changed`: it is not as it was when the archive was looked at. `same`: it says so already. */
export type Written = 'done' | 'same' | 'changed'

/** Makes the site's model what the step says; `live` with its price, place and status. */
export async function writeModel(
  writing: Writing,
  { key, before, after }: Step,
  live: boolean,
): Promise<Written> {
  const is = after === undefined ? undefined : readModel(after).document
  if (after !== undefined && !is) return 'changed'
  if (!is) return takeAway(writing, { key, before })
  return before === undefined
    ? comeNew(writing, { key, after: is, live })
    : change(writing, { key, before, after: is, live })
}

type Change = { key: string; before: unknown; after: ModelDocument; live: boolean }

async function change(writing: Writing, { key, before, after, live }: Change): Promise<Written> {
  const { trx, draftable, now, who } = writing
  const there = await draftable.published(trx, key)
  const seen = readModel(before).document
  if (!there || !seen || !isSame(draftable, { there: there.document, seen, live })) return 'changed'
  const wanted = live ? after : draftable.withLive(after, there.document)
  if (printOf(wanted) === printOf(there.document)) return 'same'
  const words = draftable.withLive(wanted, there.document)
  let slug = key
  if (printOf(words) !== printOf(there.document)) {
    if (await clashes(writing, key, wanted)) return 'changed'
    const of = { key, before: there.document, after: wanted, now, who }
    const brought = await bringIn(trx, draftable, of)
    if (brought.is === 'held') return 'changed'
    slug = brought.key
  }
  if (live) await changeLive(writing, slug, { before: there.document, after: wanted })
  return 'done'
}

type Seen = { there: ModelDocument; seen: ModelDocument; live: boolean }

/** Whoever does not touch prices is not stopped by one that was changed meanwhile. */
function isSame(draftable: Draftable<ModelDocument>, { there, seen, live }: Seen): boolean {
  return printOf(live ? seen : draftable.withLive(seen, there)) === printOf(there)
}

async function changeLive(
  { trx, record }: Writing,
  slug: string,
  { before, after }: { before: ModelDocument; after: ModelDocument },
): Promise<void> {
  const id = await idOf(trx, slug)
  if (id === undefined) return
  await writeLive(trx, id, { before, after })
  if (before.price !== after.price)
    await record({
      action: 'changed the price of',
      subject: `price/${id}`,
      label: after.name,
      before: { price: before.price },
      after: { price: after.price },
    })
}

/** One that was taken out within the day is brought back by the same name. */
async function comeNew(
  writing: Writing,
  { key, after, live }: Omit<Change, 'before'>,
): Promise<Written> {
  const { trx, draftable, now, who } = writing
  if (await draftable.published(trx, key)) return 'changed'
  const wasOut = await putBack(trx, key, '')
  const before = wasOut ? (await draftable.published(trx, key))?.document : undefined
  if (await clashes(writing, key, after)) return 'changed'
  const brought = await bringIn(trx, draftable, { key, before, after, now, who })
  if (brought.is === 'held') return 'changed'
  if (before) await changeLive(writing, brought.key, { before, after })
  // A new one stands last among its kind unless the archive's order holds.
  else if (live)
    await trx
      .updateTable('vehicles')
      .set({ position: after.position })
      .where('slug', '=', brought.key)
      .execute()
  return 'done'
}

async function takeAway(
  { trx, draftable, now }: Writing,
  { key, before }: Pick<Step, 'key' | 'before'>,
): Promise<Written> {
  const there = await draftable.published(trx, key)
  const seen = readModel(before).document
  if (!there || !seen || !isSame(draftable, { there: there.document, seen, live: false }))
    return 'changed'
  return (await takeOut(trx, key, now)) ? 'done' : 'changed'
}

/** One that left with the import, as it was: where it waits still, else made anew. */
export async function bringBack(
  { trx, draftable }: Writing,
  { key, before }: Step,
): Promise<Written> {
  if (await draftable.published(trx, key)) return 'changed'
  if (await putBack(trx, key, '')) return 'done'
  const model = readModel(before).document
  if (!model || Object.keys(await draftable.clashes(trx, key, model)).length > 0) return 'changed'
  await insertModel(trx, model)
  return 'done'
}

async function clashes({ trx, draftable }: Writing, key: string, model: ModelDocument) {
  return Object.keys(await draftable.clashes(trx, key, model)).length > 0
}
