import type { VisitorAddresses } from '#app/http/visitor-addresses.server.ts'
import { type BackupState, type Disk, hasFailed } from './health.server.ts'
import type { Matter } from './staff-words.ts'

export type AttentionNeeds = {
  disk: Disk
  clock: () => Date
  backups: { state: () => Promise<BackupState> }
  addresses: Pick<VisitorAddresses, 'seemOne'>
}

/** From here on no backup is made: the site itself needs what is left. */
export const fullDisk = 0.9
/** One is made every day: two missing ones are no accident of an hour. */
const oldBackup = 2 * 24 * 3_600_000

/** What somebody at the shop should know of, the gravest first. */
export async function attentionOf(needs: AttentionNeeds): Promise<Matter[]> {
  const backup = await needs.backups.state()
  const used = await needs.disk.used()
  const age = backup.lastGoodAt && needs.clock().getTime() - backup.lastGoodAt.getTime()
  const holds: Record<Matter, boolean> = {
    'disk-fills': used !== undefined && used >= fullDisk,
    'backup-failed': hasFailed(backup),
    'backup-old': !hasFailed(backup) && age !== undefined && age > oldBackup,
    'one-address': needs.addresses.seemOne(),
  }
  return matters.filter((matter) => holds[matter])
}

const matters: readonly Matter[] = ['disk-fills', 'backup-failed', 'backup-old', 'one-address']
