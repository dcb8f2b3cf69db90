import type { BackupFailure } from './backup-failure.ts'

/** Instants are ISO 8601. */
export type BackupOverview = {
  now: string
  /** One is being made since then. */
  startedAt: string | undefined
  /** How the last attempt failed; undefined when it was good. */
  failure: { at: string; reason: BackupFailure } | undefined
  /** The last good one; `made` is unknown of one that an earlier program made. */
  last: { at: string; made: CompletedBackup | undefined } | undefined
  /** Its file was removed since. */
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
