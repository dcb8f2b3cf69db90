import type { Db } from '#app/platform/db/connect-database.server.ts'
import * as words from './upload-batch-words.ts'

const gigabyte = 1024 ** 3

/** Bounds on the pictures that are kept and may never be used: of one account, and of all together. */
export type UploadQuota = { accountBytes: number; accountSets: number; bytes: number }

export const defaultUploadQuota: UploadQuota = {
  accountBytes: 4 * gigabyte,
  accountSets: 1000,
  bytes: 12 * gigabyte,
}

/** Why a picture of `size` bytes, or another set, can't come from an account; sets count until they are purged. */
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
