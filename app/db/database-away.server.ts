import * as v from 'valibot'

/** SQLite's result code for a lock that another process holds. */
const busy = 5

const coded = v.object({ code: v.string(), errcode: v.optional(v.number()) })

/**
 * Whether a query failed because the database can't be asked now, and not because of what was asked:
 * nothing was written, and the same may succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const parsed = v.safeParse(coded, error)
  if (parsed.success && isAway(parsed.output.code, parsed.output.errcode)) return true
  // What pg says without a code: its pool waited in vain, or the server went away meanwhile.
  if (/^(?:timeout exceeded when trying to connect|Connection terminated)/.test(error.message))
    return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return error.cause !== undefined && isDatabaseAway(error.cause)
}

/** PostgreSQL's classes 08 (connection), 57P (shutdown) and 53300 (too many connections); the system's own. */
function isAway(code: string, errcode: number | undefined): boolean {
  if (code === 'ERR_SQLITE_ERROR') return ((errcode ?? 0) & 0xff) === busy
  return (
    /^(?:08...|57P0[1-3]|53300)$/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'].includes(code)
  )
}
