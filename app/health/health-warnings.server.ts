import { type BackupStore, diskFullShare } from '#app/backup/backup-store.server.ts'
import { areOpeningHoursValid } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { UndeclaredProxyDetector } from '#app/platform/http/undeclared-proxy-detector.server.ts'
import type { DiskUsage } from './check-health.server.ts'
import type { Metrics } from './metrics.server.ts'
import type { HealthWarning } from './staff-words.ts'

export type HealthWarningDeps = {
  disk: DiskUsage
  clock: () => Date
  backups: Pick<BackupStore, 'state'>
  addresses: Pick<UndeclaredProxyDetector, 'seemOne'>
  dealer: Pick<DealerStore, 'get'>
  metrics: Pick<Metrics, 'areReferencesGuessed'>
}

/** Milliseconds. One is made every day, so two missing ones are a fault. */
export const maxBackupAge = 2 * 24 * 3_600_000

/** Lists problems that staff should know about, the most serious first. */
export async function listHealthWarnings(needs: HealthWarningDeps): Promise<HealthWarning[]> {
  const used = await needs.disk.used()
  const { lastGoodAt, lastFailure, waitsSince } = await needs.backups.state()
  const since = lastGoodAt ?? waitsSince
  const { hours } = await needs.dealer.get()
  const age = since === undefined ? undefined : needs.clock().getTime() - Date.parse(since)
  const holds: Record<HealthWarning, boolean> = {
    'disk-fills': used !== undefined && used >= diskFullShare,
    'backup-failed': lastFailure !== undefined,
    'backup-old': lastFailure === undefined && age !== undefined && age > maxBackupAge,
    'hours-wrong': !areOpeningHoursValid(hours),
    'one-address': needs.addresses.seemOne(),
    'references-guessed': needs.metrics.areReferencesGuessed(),
  }
  return warningsBySeverity.filter((matter) => holds[matter])
}

const warningsBySeverity: readonly HealthWarning[] = [
  'disk-fills',
  'backup-failed',
  'backup-old',
  'hours-wrong',
  'one-address',
  'references-guessed',
]

/**
 * Problems that are the same for every instance: if one reports that it is over, it is. The others
 * belong to one machine or process.
 */
export const sharedHealthWarnings: readonly HealthWarning[] = [
  'backup-failed',
  'backup-old',
  'hours-wrong',
]
