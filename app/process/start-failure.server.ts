import { resolve } from 'node:path'
import * as v from 'valibot'
import { MigrationFailed, PreMigrationCopyFailed } from '#app/backup/migrate-with-backup.server.ts'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { isDatabaseUnavailable } from '#app/platform/db/database-unavailable.server.ts'
import { DatabaseTooNew } from '#app/platform/db/migrate-database.server.ts'
import { BuildMissing } from '#app/platform/http/page-handler.server.ts'
import { CatalogueError } from '#app/site/seed/read-catalogue.server.ts'
import { EnvError } from './env.server.ts'

type EnvVariables = Record<string, string | undefined>

/**
 * Returns what the operator can do about the failure. An unknown error is a bug and returned as a
 * whole.
 */
export function explainFailure(
  error: unknown,
  settings: EnvVariables,
  whatFailed = 'Showroom did not start.',
): string {
  const reason =
    copyFailedMessage(error, settings) ??
    ownErrorMessage(error) ??
    systemErrorMessage(error, settings)
  if (reason) return `${whatFailed}\n${reason}`
  if (error instanceof MigrationFailed)
    return `${whatFailed}\n${error.message} The database has not changed: start the previous version of the program. ${bugReportMessage(error.cause)}`
  return `${whatFailed} ${bugReportMessage(error)}`
}

function bugReportMessage(error: unknown): string {
  return `This is a bug in the program. Please report it with these lines:\n${error instanceof Error ? error.stack : String(error)}`
}

function copyFailedMessage(error: unknown, settings: EnvVariables): string | undefined {
  if (!(error instanceof PreMigrationCopyFailed)) return undefined
  const reason = systemErrorMessage(error.cause, settings) ?? String(error.cause)
  return `${error.message} The database must be migrated, and that needs a copy first. Nothing has changed.\n${reason}`
}

/** `EX_CONFIG` in sysexits.h: a supervisor must not restart the process. */
const needsOperatorExitCode = 78

/**
 * Returns the exit code of a failed start: 78 if it fails until the operator fixes something,
 * otherwise 1.
 */
export function exitCodeOf(error: unknown): number {
  if (error instanceof PreMigrationCopyFailed) return exitCodeOf(error.cause)
  if (error instanceof MigrationFailed || ownErrorMessage(error)) return needsOperatorExitCode
  const parsed = v.safeParse(systemError, error)
  if (!parsed.success) return 1
  const { code, syscall, errcode = 0 } = parsed.output
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL') return needsOperatorExitCode
  return permanentErrorCodes.has(code) || permanentSqliteResults.has(errcode & 0xff)
    ? needsOperatorExitCode
    : 1
}

/**
 * No permission for a port or folder, a file in place of a folder, a refused login at PostgreSQL,
 * or a missing database.
 */
const permanentErrorCodes = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  '28P01',
  '28000',
  '3D000',
])

/** SQLite is read-only, damaged or not a database. A full disk or a lock is temporary. */
const permanentSqliteResults = new Set([8, 11, 14, 26])

function ownErrorMessage(error: unknown): string | undefined {
  if (error instanceof EnvError)
    return `A setting is wrong.\n${indented(error.message.split('\n'))}`
  if (error instanceof CatalogueError)
    return `The catalogue has a mistake. Correct it and start again.\n${indented(error.problems)}`
  if (error instanceof DatabaseTooNew || error instanceof BuildMissing) return error.message
  return undefined
}

/** The error codes of Node, SQLite and PostgreSQL. */
const systemError = v.object({
  code: v.string(),
  syscall: v.optional(v.string()),
  path: v.optional(v.string()),
  errcode: v.optional(v.number()),
})

function systemErrorMessage(error: unknown, settings: EnvVariables): string | undefined {
  const parsed = v.safeParse(systemError, error)
  if (!parsed.success)
    return isDatabaseUnavailable(error) ? databaseSilentMessage(String(error)) : undefined
  const { code, syscall, path, errcode } = parsed.output
  if (syscall === 'listen') return portErrorMessage(code, settings)
  const dataDir = resolve(settings['DATA_DIR'] || './data')
  if (code === 'ERR_SQLITE_ERROR') return sqliteErrorMessage(errcode, sqliteFilePath(dataDir))
  if (code === 'ENOSPC' || code === 'EDQUOT') return folderErrorMessage(code, dataDir)
  if (path && isAbout(path, dataDir)) return folderErrorMessage(code, dataDir)
  return postgresErrorMessage(code, error)
}

/** Returns `true` if the path is in the data folder or one of its parents. */
function isAbout(path: string, dataDir: string): boolean {
  const place = resolve(path)
  return dataDir.startsWith(place) || place.startsWith(dataDir)
}

function portErrorMessage(code: string, settings: EnvVariables): string | undefined {
  const port = settings['PORT'] || '3000'
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use, perhaps by another copy of this program. Stop that program, or choose another port: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES')
    return `Only an administrator may use port ${port}. Choose a port above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${settings['HOST']} is not an address of this computer. Leave it unset, or use 0.0.0.0.`
  return undefined
}

/**
 * SQLite's result codes: 5 busy, 8 read-only, 11 corrupt, 13 full, 14 can't open, 26 no database.
 */
function sqliteErrorMessage(errcode: number | undefined, file: string): string | undefined {
  switch ((errcode ?? 0) & 0xff) {
    case 5:
      return `${file} is in use by another program. Stop that program first.`
    case 8:
    case 14:
      return `${file} cannot be opened for writing. Give this account permission to write there, or set DATA_DIR to another folder.`
    case 11:
      return `${file} is damaged. ${moveAwayMessage(file)}`
    case 13:
      return `The disk with ${file} is full. Free some space.`
    case 26:
      return `${file} is not a database. ${moveAwayMessage(file)}`
    default:
      return undefined
  }
}

/** A restore first backs up the present database, so an unreadable one must be moved away. */
function moveAwayMessage(file: string): string {
  return `Stop the site, move ${file}* to another folder, then restore a backup: npm run restore -- <backup file> --replace`
}

function folderErrorMessage(code: string, dataDir: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk with ${dataDir} is full. Free some space.`
  return `The data folder ${dataDir} is not writable (${code}). Give this account permission to write there, or set DATA_DIR to another folder.`
}

function postgresErrorMessage(code: string, error: unknown): string | undefined {
  if (isDatabaseUnavailable(error)) return databaseSilentMessage(code)
  if (code === '28P01' || code === '28000')
    return 'The database at DATABASE_URL refused the user or the password.'
  if (code === '3D000') return 'The database in DATABASE_URL does not exist yet. Create it.'
  return undefined
}

function databaseSilentMessage(reason: string): string {
  return `The database at DATABASE_URL does not answer (${reason}). Check that it is running and that host and port are correct.`
}

function indented(lines: readonly string[]): string {
  const shown = lines.slice(0, 12).map((line) => `  ${line}`)
  if (lines.length > shown.length) shown.push(`  … and ${lines.length - shown.length} more`)
  return shown.join('\n')
}
