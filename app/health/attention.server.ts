import { type BackupStore, fullDisk } from '#app/backup/backup-store.server.ts'
import type { DealerStore } from '#app/platform/dealer/dealer-store.server.ts'
import { areHoursSound } from '#app/platform/dealer/edited-facts.ts'
import type { VisitorAddresses } from '#app/platform/http/visitor-addresses.server.ts'
import type { Disk } from './health.server.ts'
import type { Matter } from './staff-words.ts'

export type AttentionNeeds = {
  disk: Disk
  clock: () => Date
  backups: Pick<BackupStore, 'state'>
  addresses: Pick<VisitorAddresses, 'seemOne'>
  dealer: Pick<DealerStore, 'get'>
}

/** Milliseconds. One is made every day: two missing ones are no accident of an hour. */
export const oldBackup = 2 * 24 * 3_600_000

/** What somebody at the shop should know of, the gravest first. */
export async function attentionOf(needs: AttentionNeeds): Promise<Matter[]> {
  const used = await needs.disk.used()
  const { lastGoodAt, lastFailure, waitsSince } = await needs.backups.state()
  const since = lastGoodAt ?? waitsSince
  const { hours } = await needs.dealer.get()
  const age = since === undefined ? undefined : needs.clock().getTime() - Date.parse(since)
  const holds: Record<Matter, boolean> = {
    'disk-fills': used !== undefined && used >= fullDisk,
    'backup-failed': lastFailure !== undefined,
    'backup-old': lastFailure === undefined && age !== undefined && age > oldBackup,
    'hours-wrong': !areHoursSound(hours),
    'one-address': needs.addresses.seemOne(),
  }
  return matters.filter((matter) => holds[matter])
}

const matters: readonly Matter[] = [
  'disk-fills',
  'backup-failed',
  'backup-old',
  'hours-wrong',
  'one-address',
]

/** What every instance sees alike: when one says that it is over, it is. The others are facts of one machine or process. */
export const sharedMatters: readonly Matter[] = ['backup-failed', 'backup-old', 'hours-wrong']
