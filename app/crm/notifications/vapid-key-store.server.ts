import webPush from 'web-push'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type VapidKeyStore = ReturnType<typeof vapidKeyStore>

export type VapidKeys = { publicKey: string; privateKey: string }

const keyName = 'vapid'

/** Stores the key pair with which the site identifies itself to push services. */
export function vapidKeyStore(db: Db, clock: Clock) {
  const find = async (): Promise<VapidKeys | undefined> =>
    db
      .selectFrom('push_keys')
      .select(['public_key as publicKey', 'private_key as privateKey'])
      .where('name', '=', keyName)
      .executeTakeFirst()

  return {
    /** Returns the keys, and creates them at the first use. All instances get the same keys. */
    async get(): Promise<VapidKeys> {
      const stored = await find()
      if (stored) return stored
      const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys()
      await db
        .insertInto('push_keys')
        .values({ name: keyName, public_key, private_key, created_at: clock().toISOString() })
        .onConflict((oc) => oc.doNothing())
        .execute()
      const keys = await find()
      if (!keys) throw new Error('The keys for notifications could not be stored')
      return keys
    },
  }
}
