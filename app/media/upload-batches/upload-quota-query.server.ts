import type { Db } from '#app/platform/db/connect-database.server.ts'
import * as words from './upload-batch-words.ts'

const gigabyte = 1024 ** 3

/** Limits on stored uploads that may never be used, for one account and for all accounts. */
export type UploadQuota = { accountBytes: number; accountSets: number; bytes: number }

export const defaultUploadQuota: UploadQuota = {
  accountBytes: 4 * gigabyte,
  accountSets: 1000,
  bytes: 12 * gigabyte,
}

/**
 * Returns the reason why an account may not add a picture of `size` bytes, or `undefined`. Batches
 * count until they are deleted.
 */
export async function findQuotaViolation(
  db: Db,
  room: UploadQuota,
  { who, size }: { who: string; size: number },
): Promise<string | undefined> {
  const sums = db
    .selectFrom('picture_sets')
    .select((eb) => [eb.fn.countAll().as('sets'), eb.fn.sum('bytes').as('bytes')])
  const own = await sums.where('created_by', '=', who).executeTakeFirstOrThrow()
  if (Number(own.sets) >= room.accountSets) return words.accountIsFull
  if (Number(own.bytes ?? 0) + size > room.accountBytes) return words.accountIsFull
  const all = await sums.executeTakeFirstOrThrow()
  return Number(all.bytes ?? 0) + size > room.bytes ? words.uploadQuotaExceeded : undefined
}
