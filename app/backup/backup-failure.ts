import { isDatabaseUnavailable, isDiskFull } from '#app/platform/db/database-unavailable.server.ts'

/** Stored reason of a failed backup; `staff-words.ts` has the texts for staff. */
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

/**
 * Maps an error to its reason, by the codes of Node and the database engines or by a stored reason.
 */
export function backupFailureOf(error: unknown): BackupFailure {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('name' in error && error.name === 'BackupUnreadable') return 'unreadable'
  if (isDiskFull(error)) return 'disk-full'
  const code = 'code' in error ? String(error.code) : ''
  const known = failureByErrorCode[code]
  if (known) return known
  // PostgreSQL's codes have five characters.
  return isDatabaseUnavailable(error) || /^[0-9A-Z]{5}$/.test(code) ? 'database' : 'unknown'
}
