import type { Selectable } from 'kysely'
import type { StoredPicture } from '#app/media/pictures/media-store.server.ts'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { listUsedPictureNames } from '#app/media/pictures/picture-reference-query.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { UploadedPictureTable } from '#app/platform/db/schema-upload-batches.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { findAlternativeTexts } from './find-alternative-texts.server.ts'
import { findPictureUses, hashOf, type SiteTitles } from './find-picture-uses.server.ts'
import * as words from './library-words.ts'
import {
  type PictureFilter,
  picturesPerPage,
  type UploadedPicture,
  type UploadedPictureList,
} from './uploaded-picture.ts'

export type UploadedPictureStore = ReturnType<typeof uploadedPictureStore>

type Row = Selectable<UploadedPictureTable>

type Deps = { pictures: PictureLibrary; siteTitles: SiteTitles }

/** The uploaded pictures and the documents that use them. */
export function uploadedPictureStore(desk: ChangeContext, { pictures, siteTitles }: Deps) {
  const usesOf = (db: Db, rows: readonly Row[]) =>
    findPictureUses(
      db,
      rows.map(({ name }) => name),
      siteTitles,
    )

  /** The clean-up deletes unused pictures that are not kept, so few rows can be unused. */
  async function filterUnused(rows: readonly Row[]): Promise<Row[]> {
    const used = new Set((await listUsedPictureNames(desk.db)).map(hashOf))
    return rows.filter(({ name }) => !used.has(hashOf(name)))
  }

  return {
    /** Lists a page of pictures, newest first. A page after the last one is the last one. */
    async list({ search, unused, page }: PictureFilter): Promise<UploadedPictureList> {
      const { db } = desk
      const all = await db
        .selectFrom('uploaded_pictures')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('name')
        .execute()
      const alts = await findAlternativeTexts(db)
      const wanted = search.toLowerCase()
      const matching = all.filter(({ name, file_name: fileName }) =>
        `${fileName} ${alts.get(name) ?? ''}`.toLowerCase().includes(wanted),
      )
      const found = unused ? await filterUnused(matching) : matching
      const totalPages = Math.ceil(found.length / picturesPerPage)
      const shownPage = Math.max(1, Math.min(page, totalPages))
      const shown = found.slice((shownPage - 1) * picturesPerPage, shownPage * picturesPerPage)
      const uses = await usesOf(db, shown)
      return {
        pictures: shown.flatMap((row) => {
          const picture = presentPicture(pictures, row)
          const { name } = row
          return picture
            ? [{ ...picture, alt: alts.get(name) ?? '', uses: uses.get(hashOf(name)) ?? [] }]
            : []
        }),
        total: found.length,
        page: shownPage,
        totalPages,
      }
    },

    /** Adds a picture that stays until it is deleted in the library. */
    async add(editor: Actor, picture: StoredPicture): Promise<void> {
      await auditedTransaction(desk, editor, async (trx, record) => {
        await picture.write(trx)
        const row = await trx
          .updateTable('uploaded_pictures')
          .set({ is_kept: 1 })
          .where('name', '=', picture.name)
          .returningAll()
          .executeTakeFirstOrThrow()
        await record({ action: 'added', ...auditName(row), after: {} })
      })
    },

    /**
     * Deletes a picture to which nothing refers, not even an earlier version. The clean-up deletes
     * its files.
     */
    async remove(editor: Actor, name: string): Promise<Result<undefined>> {
      return auditedTransaction(desk, editor, async (trx, record) => {
        const row = await trx
          .selectFrom('uploaded_pictures')
          .selectAll()
          .where('name', '=', name)
          .executeTakeFirst()
        if (!row) return fail('gone', words.gone)
        const uses = (await usesOf(trx, [row])).get(hashOf(name))
        if (uses)
          return fail('conflict', words.isUsed, {
            errors: { uses: uses.map(({ title, form }) => words.use(title, form)) },
          })
        await trx.deleteFrom('uploaded_pictures').where('name', '=', name).execute()
        await record({ action: 'deleted', ...auditName(row), after: {} })
        return ok(undefined)
      })
    },
  }
}

type PresentedPicture = Omit<UploadedPicture, 'alt' | 'uses'>

function presentPicture(pictures: PictureLibrary, row: Row): PresentedPicture | undefined {
  const { name, file_name: fileName, bytes, created_at: uploadedAt } = row
  const picture = pictures.find(name)
  const size = parseUploadedPictureName(name)
  if (!picture || !size) return undefined
  const { width, height, widths } = size
  return {
    name,
    url: webpPictureUrl({ ...picture, webp: widths[0] }),
    ...{ fileName, bytes, width, height, uploadedAt, isKept: row.is_kept === 1 },
  }
}

const auditName = ({ name, file_name: fileName }: Row) => ({
  subject: `uploaded-picture/${hashOf(name)}`,
  label: `the picture ${fileName === '' ? hashOf(name) : `“${fileName}”`}`,
})
