import * as v from 'valibot'

/**
 * Whether the database can't be used just now, through no fault of the query: the same may succeed in
 * a moment. SQLite: another process has held the file for as long as we wait. PostgreSQL: it does
 * not answer, refuses connections, is being stopped, or takes longer than a query may.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isSqliteBusy(error)) return true
  if (!(error instanceof Error)) return false
  const parsed = v.safeParse(errorWithCode, error)
  if (parsed.success && unavailableCodes.test(parsed.output.code)) return true
  return unavailableMessages.has(error.message)
}

/** SQLite's code 5 in any of its kinds: another process holds the file. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteCode(error) === 5
}

/** The system's, SQLite's or PostgreSQL's word for a disk without room. */
export function isDiskFull(error: unknown): boolean {
  if (sqliteCode(error) === 13) return true
  const parsed = v.safeParse(errorWithCode, error)
  return parsed.success && diskFullCodes.has(parsed.output.code)
}

/** SQLite's primary result code; its higher bits say more. */
function sqliteCode(error: unknown): number | undefined {
  const parsed = v.safeParse(sqliteError, error)
  return parsed.success ? parsed.output.errcode & 0xff : undefined
}

const errorWithCode = v.object({ code: v.string() })
const sqliteError = v.object({ code: v.literal('ERR_SQLITE_ERROR'), errcode: v.number() })

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * The system's codes of a connection, and PostgreSQL's: 08 connection exceptions, 53300 too many
 * connections, 57014 taking too long, 57P01 to 57P03 stopping or starting.
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08...|53300|57014|57P0[123])$/

/** What `pg` throws without a code. */
const unavailableMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
])
