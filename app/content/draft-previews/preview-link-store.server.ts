import { createHash, randomBytes } from 'node:crypto'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'

export type PreviewLinkStore = ReturnType<typeof previewLinkStore>

/** The document that a link shows, by content type (`noun`) and key. */
export type PreviewedDocument = { noun: string; key: string }

type PreviewLink = PreviewedDocument & {
  /**
   * The draft when the link was made; null if there was none: the link then shows the site's
   * version.
   */
  document_json: string | null
  /** The user id of the account. It must still have the right when the link is opened. */
  madeBy: string
  madeAt: string
  expiresAt: string
}

/** Lifetime of a link, in milliseconds. */
const linkLifetimeMs = 24 * 60 * 60_000

/** Maximum number of links per document. A further link replaces the oldest. */
const maxOpenLinks = 20

/** Format of the token in a link's address: 256 bits in base64url. */
const tokenPattern = /^[\w-]{43}$/

/**
 * Preview links. Each shows the draft as it was when the link was made. The store holds a hash of
 * the random token, never the token.
 */
export function previewLinkStore({ db, clock }: ChangeContext) {
  const now = () => clock().toISOString()
  const openOf = ({ noun, key }: PreviewedDocument) =>
    db
      .selectFrom('previews')
      .where('noun', '=', noun)
      .where('key', '=', key)
      .where('expires_at', '>', now())
      .orderBy('expires_at', 'desc')

  return {
    /** Makes a link. Returns its expiry and its token, which can't be read again later. */
    async open(
      { id, userId }: Actor,
      { noun, key }: PreviewedDocument,
    ): Promise<{ token: string; expiresAt: string }> {
      const drawn = randomBytes(32).toString('base64url')
      const at = clock()
      const expiresAt = new Date(at.getTime() + linkLifetimeMs).toISOString()
      await db.transaction().execute(async (trx) => {
        const draft = await trx
          .selectFrom('drafts')
          .select('document_json')
          .where('noun', '=', noun)
          .where('key', '=', key)
          .executeTakeFirst()
        await trx
          .insertInto('previews')
          .values({
            hash: hashToken(drawn),
            noun,
            key,
            document_json: draft?.document_json ?? null,
            created_by: userId,
            created_at: at.toISOString(),
            expires_at: expiresAt,
          })
          .execute()
        await revokeOldestLinks(trx, { noun, key })
        await changeStore(trx).record({
          at,
          editor: { id, userId },
          action: 'made a preview link of',
          subject: `${noun}/${key}`,
          label: key,
        })
      })
      return { token: drawn, expiresAt }
    },

    /**
     * Finds a valid link by its token. Returns undefined if the token is unknown, expired or
     * revoked.
     */
    async find(asked: string): Promise<PreviewLink | undefined> {
      if (!tokenPattern.test(asked)) return undefined
      const row = await db
        .selectFrom('previews')
        .select(['noun', 'key', 'document_json'])
        .select(['created_by as madeBy', 'created_at as madeAt', 'expires_at as expiresAt'])
        .where('hash', '=', hashToken(asked))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row
    },

    /** Lists the valid links, latest expiry first. */
    listOpen: (shown: PreviewedDocument): Promise<Pick<PreviewLink, 'madeBy' | 'expiresAt'>[]> =>
      openOf(shown).select(['created_by as madeBy', 'expires_at as expiresAt']).execute(),

    /** Revokes all links of a document. Returns the number of links that were valid. */
    async revoke({ id, userId }: Actor, shown: PreviewedDocument): Promise<number> {
      const { noun, key } = shown
      const open = (await openOf(shown).select('hash').execute()).length
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('previews').where('noun', '=', noun).where('key', '=', key).execute()
        if (open === 0) return
        await changeStore(trx).record({
          at: clock(),
          editor: { id, userId },
          action: 'revoked the preview links of',
          subject: `${noun}/${key}`,
          label: key,
        })
      })
      return open
    },

    /** Deletes expired links. */
    async prune(): Promise<void> {
      await db.deleteFrom('previews').where('expires_at', '<=', now()).execute()
    },
  }
}

/** Moves preview links to a document's new key, so that they stay valid after a rename. */
export async function movePreviewLinks(
  trx: Db,
  noun: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('previews')
    .set({ key: to })
    .where('noun', '=', noun)
    .where('key', '=', from)
    .execute()
}

async function revokeOldestLinks(trx: Db, { noun, key }: PreviewedDocument): Promise<void> {
  const kept = trx
    .selectFrom('previews')
    .select('hash')
    .where('noun', '=', noun)
    .where('key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(maxOpenLinks)
  await trx
    .deleteFrom('previews')
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('hash', 'not in', kept)
    .execute()
}

const hashToken = (drawn: string) => createHash('sha256').update(drawn).digest('base64url')
