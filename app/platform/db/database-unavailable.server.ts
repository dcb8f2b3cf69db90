import * as v from 'valibot'

/**
 * Returns `true` if the database is temporarily unavailable, so that the same query may succeed
 * soon. SQLite: another process has locked the file for longer than the timeout. PostgreSQL: the
 * database server does not respond, refuses connections, shuts down, or exceeds the query timeout.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isSqliteBusy(error)) return true
  if (!(error instanceof Error)) return false
  const parsed = v.safeParse(errorWithCode, error)
  if (parsed.success && unavailableCodes.test(parsed.output.code)) return true
  return unavailableMessages.has(error.message)
}

/** Returns `true` for SQLite's error 5 in all its variants: another process has locked the file. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteCode(error) === 5
}

/** Returns `true` if the system, SQLite or PostgreSQL reports a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (sqliteCode(error) === 13) return true
  const parsed = v.safeParse(errorWithCode, error)
  return parsed.success && diskFullCodes.has(parsed.output.code)
}

/** SQLite's primary result code; the higher bits are the extended code. */
function sqliteCode(error: unknown): number | undefined {
  const parsed = v.safeParse(sqliteError, error)
  return parsed.success ? parsed.output.errcode & 0xff : undefined
}

const errorWithCode = v.object({ code: v.string() })
const sqliteError = v.object({ code: v.literal('ERR_SQLITE_ERROR'), errcode: v.number() })

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * Error codes of a connection. PostgreSQL: 08 connection exceptions, 53300 too many connections,
 * 57014 query timeout, 57P01 to 57P03 shutdown or start.
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08...|53300|57014|57P0[123])$/

/** Messages of errors that `pg` throws without a code. */
const unavailableMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
])
