import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publishableModel } from '#app/catalogue/editor/publishable-model.server.ts'
import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { FilmAndBrochureStore } from '#app/media/pictures/film-and-brochure-store.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { refuseItems, undoBulkChange } from '#app/platform/audit/bulk-change.server.ts'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { CapabilityCheck } from '#app/platform/permissions/capability.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { openArchive } from '#app/platform/zip/open-archive.server.ts'
import { archiveLimits } from './archive-format.ts'
import { compareArchiveWithSite } from './compare-archive.server.ts'
import { exportCatalogue } from './export-catalogue.server.ts'
import { type ImportCounts, importApplier } from './import-applier.server.ts'
import type { ImportOptions } from './import-change.ts'
import { listForbiddenChanges } from './import-permissions.server.ts'
import { type ImportProgress, importPictures } from './import-pictures.server.ts'
import {
  type ImportPreviewEntry,
  importChangeName,
  importPreviewEntries,
} from './import-preview-entries.ts'
import { type ImportRow, importStore, parseImportFindings } from './import-store.server.ts'
import { pendingArchives } from './pending-archives.server.ts'
import { type ArchiveProblem, readArchive } from './read-archive.server.ts'
import * as words from './staff-words.ts'

/**
 * Maximum number of archives of all accounts that wait to be applied. Each archive has at most 400
 * MB.
 */
const maxPendingArchives = 10

export type ImportExportService = ReturnType<typeof importExportService>

type ServiceContext = ChangeContext & {
  timeZone: string
  engine: DatabaseEngine
  dataDir: string
  /** Folder of the catalogue that is delivered with the program. It includes films. */
  catalogue: string
}
type SiteFileStores = {
  pictures: PictureLibrary
  media: MediaStore
  keptFiles: Pick<FilmAndBrochureStore, 'open'>
  /** Page contents, such as the offers. */
  content: Publishable<unknown>
}

/** An import in the form in which the page shows it. */
export type PreviewedImport = {
  row: ImportRow
  same: number
  pictures: number
  rows: ImportPreviewEntry[]
}

type UploadArchiveInput = {
  editor: Actor
  fileName: string
  body: ReadableStream<Uint8Array>
  may: CapabilityCheck
}
/**
 * `may` checks the capabilities of the account that applies the import. The account that uploaded
 * the archive may be another one.
 */
type ApplyInput = { options: ImportOptions; may: CapabilityCheck }

/** Exports the catalogue as one archive; previews, applies and undoes imports. */
export function importExportService(
  given: ServiceContext,
  { pictures, media, keptFiles, content }: SiteFileStores,
) {
  const { db, clock, engine, dataDir, catalogue } = given
  const archives = pendingArchives({ folder: join(dataDir, 'imports'), db, engine, clock })
  const imports = importStore(db, clock)
  const applying = importApplier(given, publishableModel(pictures), content)
  const here = {
    library: pictures,
    hasUpload: (name: string) => media.has(name),
    hasFile: async (name: string) =>
      existsSync(join(catalogue, name)) || (await keptFiles.open(name)) !== undefined,
  }

  // Only the documents of one archive at a time are in memory.
  const reading = concurrencyLimiter({ limit: 1 })
  let arriving = 0

  const look = (path: string, may: CapabilityCheck) => reading.run(() => readAndCompare(path, may))

  const readAndCompare = async (path: string, may: CapabilityCheck) => {
    const opened = await openArchive(path, archiveLimits)
    if (!opened.ok) return { problems: [{ file: '', says: opened.problem.message }] }
    const archive = opened.value
    try {
      const { incoming, problems } = await readArchive(archive, here)
      return problems.length > 0 ? { problems } : await compareArchiveWithSite(db, incoming, may)
    } finally {
      archive.close()
    }
  }

  return {
    /** Yields the files of the archive one after the other. */
    export: (at: Date) => exportCatalogue({ db, media }, at),

    /**
     * Stores and validates an archive and compares it with the site. The site is not changed. Returns
     * the id of the import, or the problems of the archive.
     */
    async look({
      editor,
      fileName,
      body,
      may,
    }: UploadArchiveInput): Promise<Result<string, ArchiveProblem[]>> {
      const id = randomUUID()
      if ((await imports.countWaiting()) + arriving >= maxPendingArchives)
        return fail('conflict', words.tooManyWaiting)
      arriving++
      let isKept = false
      try {
        const received = await archives.receive(id, body, archiveLimits.packedBytes)
        if (!received.ok) return received
        const looked = await look(received.value, may)
        if ('problems' in looked) return fail('invalid', '', { details: looked.problems })
        await imports.create({ id, fileName, who: editor.userId }, looked)
        if (looked.found.pictures.length > 0) await archives.share(id)
        isKept = true
        return ok(id)
      } finally {
        arriving--
        if (!isKept) await archives.forget(id)
      }
    },

    async find(id: string): Promise<PreviewedImport | undefined> {
      const row = await imports.find(id)
      if (!row) return undefined
      const { held, same, pictures: files } = parseImportFindings(row)
      const steps = await imports.steps(id)
      const rows = importPreviewEntries(steps, { held })
      return { row, same, pictures: files.length, rows }
    },

    list: imports.list,

    /**
     * First encodes as many pictures as one request has time for. When all pictures are encoded,
     * applies the import in one transaction.
     */
    async apply(
      editor: Actor,
      id: string,
      { options, may }: ApplyInput,
    ): Promise<Result<ImportProgress | { counts: ImportCounts }, ArchiveProblem[]>> {
      const row = await imports.find(id)
      if (!row) return fail('gone', words.noSuchImport)
      if (row.state !== 'checked') return fail('conflict', words.isOver)
      const steps = await imports.steps(id)
      const forbidden = listForbiddenChanges(steps, options, may)
      refuseItems('forbidden', forbidden.map(importChangeName), words.mayNotApply)
      const { pictures: files } = parseImportFindings(row)
      const path = files.length === 0 ? undefined : await archives.find(id)
      if (files.length > 0 && path === undefined) return fail('gone', words.noSuchImport)
      const taken = await importPictures({ db, media }, { path, files })
      if (!taken.ok) return taken
      if ('of' in taken.value) {
        await imports.touch(id)
        return ok(taken.value)
      }
      const prepared = { row, steps, options, pictures: taken.value.pictures }
      const counts = await applying.apply(editor, prepared)
      if (!counts) return fail('conflict', words.isOver)
      await archives.forget(id)
      await imports.prune()
      return ok({ counts })
    },

    undo: (editor: Actor, id: string, may: CapabilityCheck) =>
      undoBulkChange(given, applying.undoable, { id, editor, may }),

    async tidy(): Promise<void> {
      await imports.prune()
      await archives.sweep()
    },
  }
}
