import type { StoredDraftJson } from '#app/content/publishing/draft-row-store.server.ts'
import { untouchedDraftState } from '#app/content/publishing/draft-state.ts'
import { draftStore } from '#app/content/publishing/draft-store.server.ts'
import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { DraftStoreDeps } from '#app/content/publishing/schedule-runner.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { type PageContentKey, pageContentKeys } from './page-content-keys.ts'
import { pageContents } from './page-contents.server.ts'

export type PageContentStore = ReturnType<typeof pageContentStore>

/** The page contents and their drafts, for reading and editing in the portal. */
export function pageContentStore(desk: DraftStoreDeps, draftable: Publishable<unknown>) {
  const drafts = draftStore(desk, draftable)

  return {
    drafts,

    /** Lists the page contents that an account may read, with state and last publication. */
    async list(may: (capability: Capability) => boolean) {
      const states = await drafts.listStates()
      const last = await findLastPublications(desk.db)
      const readable = pageContentKeys.filter((part) => may(pageContents[part].may.read))
      return readable.map((part) => {
        const { typed, ...state } = states.get(part) ?? { ...untouchedDraftState, typed: undefined }
        return {
          part,
          state: 'on' as const,
          hasDraft: typed !== undefined,
          missing: typed === undefined ? 0 : countMissingFields(part, typed),
          publishedBy: last.get(part)?.by ?? '',
          publishedAt: last.get(part)?.at ?? '',
          ...state,
        }
      })
    },

    /** Returns the state of the draft, for pages that change the content without a draft. */
    async draftState(part: PageContentKey) {
      const state = (await drafts.state(part)) ?? { ...untouchedDraftState, hasDraft: false }
      return pick(state, ['editedBy', 'editedAt', 'publishAt', 'hasDraft'])
    },

    /**
     * Returns the draft and its state. If there is no draft, returns the published document. If
     * `held` is given, it replaces the stored draft.
     */
    async read(part: PageContentKey, held?: StoredDraftJson) {
      const kept = await drafts.read(part, held)
      const document = asFields(kept?.document)
      const { gaps, errors } = pageContents[part].read(document)
      return {
        document,
        meta: {
          ...(kept?.state ?? untouchedDraftState),
          state: 'on' as const,
          hasDraft: kept?.hasDraft ?? false,
          gaps: { ...gaps, ...errors },
        },
      }
    },
  }
}

/** Returns who last published each page content from the portal, and when. */
async function findLastPublications(db: Db): Promise<Map<string, { by: string; at: string }>> {
  const rows = await db
    .selectFrom('published_versions')
    .select(['key', 'published_by as by', 'published_at as at'])
    .where('noun', '=', 'site')
    // Version 1 is the content before the first publication from the portal.
    .where('number', '>', 1)
    .orderBy('number')
    .execute()
  return new Map(rows.map(({ key, by, at }) => [key, { by, at }]))
}

function countMissingFields(part: PageContentKey, typed: unknown): number {
  const { gaps, errors } = pageContents[part].read(typed)
  return Object.keys(gaps).length + Object.keys(errors).length
}

function asFields(document: unknown): Record<string, unknown> {
  return typeof document === 'object' && document !== null ? { ...document } : {}
}
