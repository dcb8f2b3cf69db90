import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { mediaType } from '#app/platform/http/read-body.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import {
  type CapabilityCheck,
  capabilityCheck,
  type HasCapability,
} from '#app/platform/permissions/capability.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Failure } from '#app/platform/result/result.ts'
import { writeArchive } from '#app/platform/zip/write-archive.server.ts'
import { archiveReadLimits } from './archive-format.ts'
import type { ImportOptions } from './import-change.ts'
import {
  applyImport,
  exportCatalogueEndpoint,
  getImport,
  listImports,
  undoImport,
  uploadCatalogueArchive,
} from './import-export-endpoints.ts'
import type { ImportExportService } from './import-export-service.server.ts'
import { presentImport, presentImportRow } from './present-import.server.ts'
import type { ArchiveProblem } from './read-archive.server.ts'
import * as words from './staff-words.ts'

type Deps = { exchange: ImportExportService; mayDo: HasCapability }

/** Endpoints of Manage → Models → Export and import. */
export const importExportEndpoints = [
  handleEndpoint(
    exportCatalogueEndpoint,
    async (
      needs: Deps & { clock: () => Date; timeZone: string; security: Pick<SecurityLog, 'note'> },
      { editor, facts },
    ) => {
      const { exchange, clock, timeZone, security } = needs
      const now = clock()
      const label = words.exported
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      return new Response(writeArchive(exchange.export(now), now), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="catalogue-${dayInZone(now, timeZone)}.zip"`,
        },
      })
    },
  ),

  handleEndpoint(
    uploadCatalogueArchive,
    async ({ exchange, mayDo }: Deps, { editor, session, query, request }) => {
      const may = capabilityCheck(mayDo, session.staff)
      if (!archiveMimeTypes.has(mediaType(request))) throw new Problem(415, words.notAnArchive)
      const { bytes, tooLarge } = uploadCatalogueArchive.upload
      if (Number(request.headers.get('content-length') ?? 0) > bytes)
        throw new Problem(413, tooLarge)
      const looked = await exchange.look({
        editor,
        fileName: sanitizeFileName(query.name),
        body: request.body ?? new Blob([]).stream(),
        may,
      })
      if (!looked.ok) throw archiveProblem(looked)
      const id = looked.value
      const message = query.preview
        ? words.isChecked
        : await applyWhole(exchange, editor, { id, options: query, may })
      const found = await exchange.find(id)
      if (!found) throw new Problem(404, words.noSuchImport)
      return { message, isApplied: !query.preview, import: presentImport(found) }
    },
  ),

  handleEndpoint(getImport, async ({ exchange }: Deps, { params }) => {
    const found = await exchange.find(params.id)
    if (!found) throw new Problem(404, words.noSuchImport)
    return presentImport(found)
  }),

  handleEndpoint(applyImport, ({ exchange, mayDo }: Deps, { editor, session, params, body }) =>
    applyOnce(exchange, editor, {
      id: params.id,
      options: body,
      may: capabilityCheck(mayDo, session.staff),
    }),
  ),

  handleEndpoint(undoImport, async ({ exchange, mayDo }: Deps, { editor, session, params }) => {
    const may = capabilityCheck(mayDo, session.staff)
    await exchange.undo(editor, params.id, may)
    return { message: words.isUndone }
  }),

  handleEndpoint(listImports, async ({ exchange }: Deps) => ({
    rows: (await exchange.list()).map(presentImportRow),
  })),
]

const archiveMimeTypes = new Set([
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
])

type ApplyImportInput = { id: string; options: ImportOptions; may: CapabilityCheck }

async function applyOnce(
  exchange: ImportExportService,
  editor: Actor,
  { id, options: { live, gone, parts }, may }: ApplyImportInput,
) {
  const applied = await exchange.apply(editor, id, { options: { live, gone, parts }, may })
  if (!applied.ok) throw archiveProblem(applied)
  if ('of' in applied.value) {
    const { done, of } = applied.value
    return { message: words.takingPictures(done, of), isApplied: false, done, of }
  }
  const isNothing = Object.values(applied.value.counts).every((count) => count === 0)
  const message = isNothing ? words.nothingToDo : words.isApplied
  return { message, isApplied: true, done: 0, of: 0 }
}

/**
 * Applies an import completely, regardless of the number of pictures. It is for clients that send
 * an archive and wait for the result.
 */
async function applyWhole(
  exchange: ImportExportService,
  editor: Actor,
  asked: ApplyImportInput,
): Promise<string> {
  for (;;) {
    const { isApplied, message } = await applyOnce(exchange, editor, asked)
    if (isApplied) return message
  }
}

function archiveProblem(failure: Failure<ArchiveProblem[]>): Problem {
  const { kind, message, details } = failure.problem
  if (details) return invalidArchiveProblem(details)
  return kind === 'aborted' ? new Problem(400, message) : httpProblem(failure)
}

/** Lists the problems of each file, up to a number that a user can still read. */
function invalidArchiveProblem(problems: readonly ArchiveProblem[]): Problem {
  const told = problems.slice(0, archiveReadLimits.problems + 1)
  const [first] = told
  const errors = Object.fromEntries(
    [...Map.groupBy(told, ({ file }) => file || words.theArchive)].map(([file, group]) => [
      file,
      group.map(({ says }) => says),
    ]),
  )
  const message =
    problems.length === 1 && first?.file === ''
      ? first.says
      : invalidArchiveMessage(problems.length)
  return new Problem(422, message, { errors })
}

const invalidArchiveMessage = (count: number) =>
  count > archiveReadLimits.problems
    ? words.atLeastWrong(archiveReadLimits.problems)
    : words.wrong(count)

/** Cleans up a file name for display. The name is used for nothing else. */
const sanitizeFileName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(-80) || words.unnamed
