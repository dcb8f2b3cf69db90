import type { MigrationResult } from '#app/backup/migrate-with-backup.server.ts'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import type { Env } from './env.server.ts'

type FirstStaffAccount = { userId: string; drawnPassword: string | undefined }

/** Messages on the console during the start; later events go to the log. */
export function startupMessages() {
  return {
    database({
      env,
      migrated,
      isSeeded,
    }: {
      env: Env
      migrated: MigrationResult
      isSeeded: boolean
    }) {
      const place = env.DATABASE_URL
        ? `PostgreSQL at ${new URL(env.DATABASE_URL).host}`
        : sqliteFilePath(env.DATA_DIR)
      const news = isSeeded
        ? ', with the demo catalogue added'
        : migrated.applied.length > 0
          ? `, migrated (${migrated.applied.join(', ')})`
          : ''
      console.log(`Database: ${place}${news}`)
      if (migrated.copy) console.log(`A copy from before the migration is in ${migrated.copy}`)
    },
    open(url: string, account: FirstStaffAccount | undefined) {
      if (account?.drawnPassword)
        console.log(
          `First login: ${url}/admin/login with user id ${account.userId} and password ${account.drawnPassword} (shown only once)`,
        )
      else if (account)
        console.log(
          `First login: ${url}/admin/login with user id ${account.userId} and your ADMIN_PASSWORD`,
        )
      console.log(`Open ${url} (press Ctrl-C to stop)`)
    },
    stopping() {
      console.log('Stopping: finishing open requests')
    },
  }
}
