import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'

type ListEntryWithId = { id?: number | undefined }

/** Writes the rows of a list, inside a transaction. */
type ListRowWriter<Of extends ListEntryWithId> = {
  insert: (entry: Of) => Promise<number>
  update: (id: number, step: { before: Of; after: Of }) => Promise<void>
  remove: (id: number) => Promise<void>
  /** Restores a recently deleted entry. Returns `false` if it was deleted for good. */
  bringBack?: (id: number, entry: Of) => Promise<boolean>
  /** Stores the new order of all entries. */
  order: (ids: readonly number[]) => Promise<void>
}

/** Writes only the differences between two lists. */
export async function writeListChanges<Of extends ListEntryWithId>(
  before: readonly Of[],
  after: readonly Of[],
  rows: ListRowWriter<Of>,
): Promise<void> {
  const was = new Map(before.map((entry) => [entry.id, entry]))
  const kept = new Set(after.map(({ id }) => id))
  for (const { id } of before) if (id !== undefined && !kept.has(id)) await rows.remove(id)
  const ids: number[] = []
  for (const entry of after) {
    const { id } = entry
    const old = was.get(id)
    if (id !== undefined && old) {
      if (!isJsonEqual(old, entry)) await rows.update(id, { before: old, after: entry })
      ids.push(id)
    } else if (id !== undefined && (await rows.bringBack?.(id, entry))) ids.push(id)
    else ids.push(await rows.insert(entry))
  }
  await rows.order(ids)
}
