/** Why a backup failed, as it is stored: what people are told is said elsewhere. */
export type BackupFailure = 'disk-full' | 'not-writable' | 'unreadable' | 'database' | 'unknown'

const byCode: Readonly<Record<string, BackupFailure>> = {
  'disk-full': 'disk-full',
  'not-writable': 'not-writable',
  unreadable: 'unreadable',
  database: 'database',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  ERR_SQLITE_ERROR: 'database',
  ECONNREFUSED: 'database',
  ECONNRESET: 'database',
}

/** From the codes that Node and the engines put on their errors, or from what was stored. */
export function reasonOf(error: unknown): BackupFailure {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('name' in error && error.name === 'BackupUnreadable') return 'unreadable'
  const code = 'code' in error ? String(error.code) : ''
  // SQLite's own code for a full disk; PostgreSQL's are five characters.
  if ('errcode' in error && error.errcode === 13) return 'disk-full'
  if (/^[0-9A-Z]{5}$/.test(code)) return 'database'
  return byCode[code] ?? 'unknown'
}
