import { isDatabaseUnavailable, isDiskFull } from '#app/platform/db/database-unavailable.server.ts'

/** Why a backup failed, as it is stored: what people are told is said elsewhere. */
export type BackupFailure = 'disk-full' | 'not-writable' | 'unreadable' | 'database' | 'unknown'

const failureByErrorCode: Readonly<Record<string, BackupFailure>> = {
  'disk-full': 'disk-full',
  'not-writable': 'not-writable',
  unreadable: 'unreadable',
  database: 'database',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  ERR_SQLITE_ERROR: 'database',
}

/** From the codes that Node and the engines put on their errors, or from what was stored. */
export function backupFailureOf(error: unknown): BackupFailure {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('name' in error && error.name === 'BackupUnreadable') return 'unreadable'
  if (isDiskFull(error)) return 'disk-full'
  const code = 'code' in error ? String(error.code) : ''
  const known = failureByErrorCode[code]
  if (known) return known
  // PostgreSQL's codes are five characters.
  return isDatabaseUnavailable(error) || /^[0-9A-Z]{5}$/.test(code) ? 'database' : 'unknown'
}
