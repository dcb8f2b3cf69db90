import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { createSigningKey, type PublicSigningKey, signText } from './quotation-proof.ts'

export type SigningKeyStore = ReturnType<typeof signingKeyStore>

/** Stores the key pairs that sign quotations. Backups contain them. */
export function signingKeyStore(db: Db, clock: Clock) {
  const findCurrent = () =>
    db.selectFrom('signing_keys').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

  /** Adds the key with this number. If another instance was faster, its key stays. */
  async function insert(number: number): Promise<void> {
    const { keyId, publicKey, privateKey } = await createSigningKey()
    await db
      .insertInto('signing_keys')
      .values({
        ...{ number, key_id: keyId, public_key: publicKey, private_key: privateKey },
        created_at: clock().toISOString(),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }

  /** Returns the current key, and creates it at the first use. */
  async function current() {
    const stored = await findCurrent()
    if (stored) return stored
    await insert(1)
    const key = await findCurrent()
    if (!key) throw new Error('The key of quotations could not be stored')
    return key
  }

  return {
    /** Returns a function that signs a text with the current key. */
    async signer(): Promise<(text: string) => Promise<{ keyId: string; signature: string }>> {
      const { key_id: keyId, private_key } = await current()
      return async (text) => ({ keyId, signature: await signText(private_key, text) })
    },

    /** Lists the current key and those of stored quotations, newest first. */
    async list(): Promise<PublicSigningKey[]> {
      const newest = await current()
      const rows = await db
        .selectFrom('signing_keys')
        .select(['number', 'key_id', 'public_key', 'created_at'])
        .where((eb) =>
          eb.or([
            eb('number', '=', newest.number),
            eb(
              'key_id',
              'in',
              eb.selectFrom('quotations').select('key_id').where('key_id', 'is not', null),
            ),
          ]),
        )
        .orderBy('number', 'desc')
        .execute()
      return rows.map(({ number, key_id, public_key, created_at }) => ({
        keyId: key_id,
        publicKey: public_key,
        since: created_at,
        isCurrent: number === newest.number,
      }))
    },

    /** Replaces the current key. Quotations that older keys signed can still be verified. */
    async rotate(): Promise<{ keyId: string }> {
      await insert((await current()).number + 1)
      return { keyId: (await current()).key_id }
    },
  }
}
