import { catchUp } from '#app/content/publishing/catch-up.server.ts'
import { untouched } from '#app/content/publishing/draft.ts'
import type { HeldDocument } from '#app/content/publishing/draft-steps-store.server.ts'
import { draftStore } from '#app/content/publishing/draft-store.server.ts'
import { fingerprintOf } from '#app/content/publishing/fingerprint.server.ts'
import type { DraftNeeds } from '#app/content/publishing/plan-runner-store.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { partDraftable } from './part-draftable.server.ts'
import { type PartKey, partKeys } from './part-keys.ts'
import { siteParts } from './parts.server.ts'

export type PartStore = ReturnType<typeof partStore>

type Needs = {
  desk: DraftNeeds & { timeZone: string }
  pictures: PictureLibrary
  media: Pick<MediaStore, 'has'>
}

/** The parts of the site as the staff write them. */
export function partStore({ desk, pictures, media }: Needs) {
  const draftable = partDraftable({
    pictures,
    media,
    dayOf: (now) => dayInZone(now, desk.timeZone),
  })
  const drafts = draftStore(desk, draftable)

  return {
    drafts,

    /** What the site has changed steps into the drafts beside it. */
    catchUp: (trx: Db, by: { who: string; now: Date }) => catchUp(trx, draftable, by),

    /** Every part with how far it is, and who published it last. */
    async list() {
      const states = await drafts.listStates()
      const last = await lastPublished(desk.db)
      return partKeys.map((part) => {
        const { typed, ...state } = states.get(part) ?? { ...untouched, typed: undefined }
        return {
          part,
          state: 'on' as const,
          hasDraft: typed !== undefined,
          missing: typed === undefined ? 0 : missingIn(part, typed),
          publishedBy: last.get(part)?.by ?? '',
          publishedAt: last.get(part)?.at ?? '',
          ...state,
        }
      })
    },

    /** The draft where there is one, else what the site shows, with how far it is. `held` is read in the draft's place. */
    async read(part: PartKey, held?: HeldDocument) {
      const kept = await drafts.read(part, held)
      const site = await siteParts[part].published(desk.db)
      const document = asFields(kept?.document ?? site)
      const { gaps, errors } = siteParts[part].read(document)
      return {
        document,
        meta: {
          ...(kept?.state ?? untouched),
          state: 'on' as const,
          hasDraft: kept?.hasDraft ?? false,
          gaps: { ...gaps, ...errors },
          seen: fingerprintOf(site),
        },
      }
    },
  }
}

/** By whom and when each part was published last from the portal. */
async function lastPublished(db: Db): Promise<Map<string, { by: string; at: string }>> {
  const rows = await db
    .selectFrom('published_versions')
    .select(['key', 'published_by as by', 'published_at as at'])
    .where('noun', '=', 'site')
    // Number 1 is what was there before.
    .where('number', '>', 1)
    .orderBy('number')
    .execute()
  return new Map(rows.map(({ key, by, at }) => [key, { by, at }]))
}

function missingIn(part: PartKey, typed: unknown): number {
  const { gaps, errors } = siteParts[part].read(typed)
  return Object.keys(gaps).length + Object.keys(errors).length
}

function asFields(document: unknown): Record<string, unknown> {
  return typeof document === 'object' && document !== null ? { ...document } : {}
}
