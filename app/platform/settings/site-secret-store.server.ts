import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type SiteSecretStore = ReturnType<typeof siteSecretStore>

const links = 'links'

/** Stores random secrets of the installation. Backups contain them, so that sent links stay valid. */
export function siteSecretStore(db: Db, clock: Clock) {
  const find = async () =>
    (
      await db
        .selectFrom('site_secrets')
        .select('secret')
        .where('name', '=', links)
        .executeTakeFirst()
    )?.secret

  /** Returns the secret, and creates it at the first use. All instances get the same one. */
  async function get(): Promise<string> {
    const stored = await find()
    if (stored !== undefined) return stored
    await db
      .insertInto('site_secrets')
      .values({
        name: links,
        secret: randomBytes(32).toString('base64url'),
        created_at: clock().toISOString(),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
    const secret = await find()
    if (secret === undefined) throw new Error('The secret of links could not be stored')
    return secret
  }

  return {
    /** Returns a function that computes the token of a subject: 256 bits, 43 characters. */
    async tokens(): Promise<(subject: string) => string> {
      const secret = Buffer.from(await get(), 'base64url')
      return (subject) => createHmac('sha256', secret).update(subject).digest('base64url')
    },
  }
}
