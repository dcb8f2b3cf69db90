import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { type Env, readEnv } from '#app/process/env.server.ts'
import { explainFailure } from '#app/process/start-failure.server.ts'
import { checkBackups } from './doctor-backups.ts'
import {
  checkAnswers,
  checkBuild,
  checkDatabase,
  checkFolder,
  checkMail,
  checkPictures,
  checkSettings,
  hasDatabaseFile,
} from './doctor-checks.ts'
import type { Finding } from './doctor-findings.ts'

// npm run doctor: looks at an installation, changes nothing, and says what to do. Ends with 1 when
// something is wrong.
const marks = { good: ' ok ', note: 'note', bad: 'BAD ' }
let isBad = false

function tell(findings: readonly Finding[]): void {
  for (const { is, what, todo } of findings) {
    console.log(`${marks[is]}  ${what}`)
    if (todo) console.log(`      → ${todo}`)
    isBad ||= is === 'bad'
  }
}

function tellFailure(error: unknown): void {
  const [first = '', ...rest] = explainFailure(
    error,
    process.env,
    'This could not be checked.',
  ).split('\n')
  tell([
    {
      is: 'bad',
      what: rest[0] ?? first,
      ...(rest.length > 1 ? { todo: rest.slice(1).join('\n        ') } : {}),
    },
  ])
}

async function examine(env: Env): Promise<void> {
  tell(await checkBuild())
  tell(checkSettings(env))
  tell(await checkFolder(env.DATA_DIR))
  await examineDatabase(env).catch(tellFailure)
  tell(await checkMail(env))
  tell(await checkAnswers(env))
}

async function examineDatabase(env: Env): Promise<void> {
  if (!env.DATABASE_URL && !hasDatabaseFile(env.DATA_DIR)) return
  const { db, engine } = connectDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  try {
    tell(await checkDatabase(db, engine))
    if (engine === 'sqlite') tell(await checkPictures(db, env.DATA_DIR))
    tell(await checkBackups({ db, engine, dataDir: env.DATA_DIR }, new Date()))
  } finally {
    await db.destroy()
  }
}

try {
  await examine(readEnv(process.env))
} catch (error) {
  tellFailure(error)
}
console.log(isBad ? '\nSomething is wrong: see BAD above.' : '\nNothing is wrong.')
process.exitCode = isBad ? 1 : 0
