import { createHash, randomBytes } from 'node:crypto'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'

export type PreviewLinkStore = ReturnType<typeof previewLinkStore>

/** What a link shows: one thing of a noun, by its key. */
export type PreviewedDocument = { noun: string; key: string }

type PreviewLink = PreviewedDocument & {
  /** The document that the link was made for; null if there was no draft: it shows the site's own. */
  document_json: string | null
  /** The user id of the account. It must still have the right when the link is opened. */
  madeBy: string
  madeAt: string
  expiresAt: string
}

/** How long a link holds. */
const linkLifetimeMs = 24 * 60 * 60_000

/** Of one thing; who makes another ends the oldest. */
const maxOpenLinks = 20

/** The token in a link's address: 256 bits. */
const tokenPattern = /^[\w-]{43}$/

/** Links under which drafts are shown, each as it was when the link was made. The random token is stored as its hash only. */
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
    /** Returns what stands in the address, this once, and until when it holds. */
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

    /** Finds an open link by its token; undefined alike for one that is unknown, expired or revoked. */
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

    /** The links that have not run out, the latest first. */
    listOpen: (shown: PreviewedDocument): Promise<Pick<PreviewLink, 'madeBy' | 'expiresAt'>[]> =>
      openOf(shown).select(['created_by as madeBy', 'expires_at as expiresAt']).execute(),

    /** Ends all links of a thing. Returns how many held. */
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

    /** What is over goes for good. */
    async prune(): Promise<void> {
      await db.deleteFrom('previews').where('expires_at', '<=', now()).execute()
    },
  }
}

/** What is called otherwise from now on is shown by the links that showed it, as long as they hold. */
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
