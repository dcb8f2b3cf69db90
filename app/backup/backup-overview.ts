import type { BackupFailure } from './backup-failure.ts'

/** Instants are ISO 8601. */
export type BackupOverview = {
  now: string
  /** Start of a backup that is being made. */
  startedAt: string | undefined
  /** Failure of the last attempt; undefined if it succeeded. */
  failure: { at: string; reason: BackupFailure } | undefined
  /** The last successful backup; `made` is undefined if an earlier release made it. */
  last: { at: string; made: CompletedBackup | undefined } | undefined
  /** True if its file was removed since. */
  isMissing: boolean
  /** The last copy on another computer. */
  copied: { at: string; to: string } | undefined
}

export type CompletedBackup = {
  file: string
  folder: string
  host: string
  bytes: number
  rows: number
  media: number
}
