import { databaseFile } from '#app/db/connect.server.ts'
import type { Env } from './env.server.ts'

type FirstAccount = { userId: string; drawnPassword: string | undefined }

/** What a person at the console is told while the process starts; everything later is the log's. */
export function firstLines() {
  return {
    database(facts: { env: Env; migrations: string[]; isSeeded: boolean }) {
      const place = facts.env.DATABASE_URL
        ? `PostgreSQL at ${new URL(facts.env.DATABASE_URL).host}`
        : databaseFile(facts.env.DATA_DIR)
      const news = facts.isSeeded
        ? ', filled with the demo catalogue'
        : facts.migrations.length > 0
          ? `, brought up to date (${facts.migrations.join(', ')})`
          : ''
      console.log(`Database: ${place}${news}`)
    },
    open(url: string, account: FirstAccount | undefined) {
      if (account?.drawnPassword)
        console.log(
          `First login: ${url}/admin/login with user id ${account.userId} and password ${account.drawnPassword} (shown this once)`,
        )
      else if (account)
        console.log(
          `First login: ${url}/admin/login with user id ${account.userId} and your ADMIN_PASSWORD`,
        )
      console.log(`Open ${url} (Ctrl-C stops it)`)
    },
    stopping() {
      console.log('Stopping: finishing what is under way')
    },
  }
}
