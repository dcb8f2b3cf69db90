import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { type Env, readEnv } from '#app/process/env.server.ts'
import { explainFailure } from '#app/process/start-failure.server.ts'
import { checkDailyBackup } from './doctor-backups.ts'
import {
  checkBuild,
  checkDatabase,
  checkDataFolder,
  checkMail,
  checkPictures,
  checkSettings,
  checkSiteReachable,
  hasDatabaseFile,
} from './doctor-checks.ts'
import type { DoctorFinding } from './doctor-findings.ts'

// npm run doctor: inspects an installation without changes and prints advice. Exits with 1 if
// something is wrong.
const severityLabels = { good: ' ok ', note: 'note', bad: 'BAD ' }
let isBad = false

function printFindings(findings: readonly DoctorFinding[]): void {
  for (const { is, what, todo } of findings) {
    console.log(`${severityLabels[is]}  ${what}`)
    if (todo) console.log(`      → ${todo}`)
    isBad ||= is === 'bad'
  }
}

function printFailure(error: unknown): void {
  const [first = '', ...rest] = explainFailure(
    error,
    process.env,
    'This could not be checked.',
  ).split('\n')
  printFindings([
    {
      is: 'bad',
      what: rest[0] ?? first,
      ...(rest.length > 1 ? { todo: rest.slice(1).join('\n        ') } : {}),
    },
  ])
}

async function examineSite(env: Env): Promise<void> {
  printFindings(await checkBuild())
  printFindings(checkSettings(env))
  printFindings(await checkDataFolder(env.DATA_DIR))
  await examineDatabase(env).catch(printFailure)
  printFindings(await checkMail(env))
  printFindings(await checkSiteReachable(env))
}

async function examineDatabase(env: Env): Promise<void> {
  if (!env.DATABASE_URL && !hasDatabaseFile(env.DATA_DIR)) return
  const { db, engine } = connectDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  try {
    printFindings(await checkDatabase(db, engine))
    if (engine === 'sqlite') printFindings(await checkPictures(db, env.DATA_DIR))
    printFindings(await checkDailyBackup({ db, engine, dataDir: env.DATA_DIR }, new Date()))
  } finally {
    await db.destroy()
  }
}

try {
  await examineSite(readEnv(process.env))
} catch (error) {
  printFailure(error)
}
console.log(isBad ? '\nThere are problems: see BAD above.' : '\nNo problems found.')
process.exitCode = isBad ? 1 : 0
