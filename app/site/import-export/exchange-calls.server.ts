import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { mediaType } from '#app/platform/http/read-body.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { Actor, Session } from '#app/platform/permissions/session.ts'
import { writeArchive } from '#app/platform/zip/write-archive.server.ts'
import {
  applyImport,
  bringCatalogue,
  exportCatalogueCall,
  getImport,
  listImports,
  undoImport,
} from './exchange-calls.ts'
import { readLimits } from './exchange-format.ts'
import type { ExchangeStore } from './exchange-store.server.ts'
import type { May } from './import-rights.server.ts'
import { present, presentRow } from './present-import.server.ts'
import { nameOfStep } from './preview.ts'
import type { ArchiveProblem } from './read-archive.server.ts'
import * as words from './staff-words.ts'
import type { ImportOptions, Step } from './step.ts'
import * as uploadWords from './upload-words.ts'

type Needs = { exchange: ExchangeStore; mayDo: HasCapability }

/** Manage → Models → Catalogue: in and out. */
export const exchangeCalls = [
  handleEndpoint(
    exportCatalogueCall,
    async (
      needs: Needs & { clock: () => Date; timeZone: string; security: Pick<SecurityLog, 'note'> },
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
    bringCatalogue,
    async ({ exchange, mayDo }: Needs, { editor, session, query, request }) => {
      const may = mayOf(mayDo, session)
      if (!archiveTypes.has(mediaType(request))) throw new Problem(415, words.notAnArchive)
      const { bytes, tooLarge } = bringCatalogue.upload
      if (Number(request.headers.get('content-length') ?? 0) > bytes)
        throw new Problem(413, tooLarge)
      const looked = await exchange.look({
        editor,
        fileName: nameFrom(query.name),
        body: request.body ?? new Blob([]).stream(),
        may,
      })
      if (looked.is === 'tooMany') throw new Problem(409, words.tooManyWaiting)
      if (looked.is === 'cutOff') throw new Problem(400, words.cutOff)
      if (looked.is === 'tooLarge') throw new Problem(413, uploadWords.tooLarge)
      if (looked.is === 'wrong') throw wrong(looked.problems)
      const message = query.preview
        ? words.isChecked
        : await applyWhole(exchange, editor, { id: looked.id, options: query, may })
      const found = await exchange.find(looked.id)
      if (!found) throw new Problem(404, words.noSuchImport)
      return { message, isApplied: !query.preview, import: present(found) }
    },
  ),

  handleEndpoint(getImport, async ({ exchange }: Needs, { params }) => {
    const found = await exchange.find(params.id)
    if (!found) throw new Problem(404, words.noSuchImport)
    return present(found)
  }),

  handleEndpoint(applyImport, ({ exchange, mayDo }: Needs, { editor, session, params, body }) =>
    applyOnce(exchange, editor, { id: params.id, options: body, may: mayOf(mayDo, session) }),
  ),

  handleEndpoint(undoImport, async ({ exchange, mayDo }: Needs, { editor, session, params }) => {
    const undone = await exchange.undo(editor, params.id, mayOf(mayDo, session))
    if (undone.is === 'forbidden') throw forbidden(undone.steps, words.mayNotUndo)
    if (undone.is === 'gone') throw new Problem(404, words.noSuchImport)
    if (undone.is === 'over') throw new Problem(409, words.isNotApplied)
    if (undone.is === 'notKept') throw new Problem(409, words.notKept)
    if (undone.is === 'changed') throw new Problem(409, words.changedSince(namesOf(undone.steps)))
    return { message: words.isUndone }
  }),

  handleEndpoint(listImports, async ({ exchange }: Needs) => ({
    rows: (await exchange.list()).map(presentRow),
  })),
]

const archiveTypes = new Set([
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
])

type Asked = { id: string; options: ImportOptions; may: May }

async function applyOnce(
  exchange: ExchangeStore,
  editor: Actor,
  { id, options: { live, gone, parts }, may }: Asked,
) {
  const applied = await exchange.apply(editor, id, { options: { live, gone, parts }, may })
  if (applied.is === 'forbidden') throw forbidden(applied.steps, words.mayNotApply)
  if (applied.is === 'gone') throw new Problem(404, words.noSuchImport)
  if (applied.is === 'over') throw new Problem(409, words.isOver)
  if (applied.is === 'wrong') throw wrong(applied.problems)
  if (applied.is === 'changed') throw changed(applied.steps)
  if (applied.is === 'taking') {
    const { done, of } = applied
    return { message: words.takingPictures(done, of), isApplied: false, done, of }
  }
  const isNothing = Object.values(applied.counts).every((count) => count === 0)
  const message = isNothing ? words.nothingToDo : words.isApplied
  return { message, isApplied: true, done: 0, of: 0 }
}

/** For who sends an archive and waits: however many pictures it brings. */
async function applyWhole(exchange: ExchangeStore, editor: Actor, asked: Asked): Promise<string> {
  for (;;) {
    const { isApplied, message } = await applyOnce(exchange, editor, asked)
    if (isApplied) return message
  }
}

/** By file, each with its sentences; so many that a person can read them. */
function wrong(problems: readonly ArchiveProblem[]): Problem {
  const told = problems.slice(0, readLimits.problems + 1)
  const [first] = told
  const errors = Object.fromEntries(
    [...Map.groupBy(told, ({ file }) => file || words.theArchive)].map(([file, group]) => [
      file,
      group.map(({ says }) => says),
    ]),
  )
  const message =
    problems.length === 1 && first?.file === '' ? first.says : wrongWords(problems.length)
  return new Problem(422, message, { errors })
}

const wrongWords = (count: number) =>
  count > readLimits.problems ? words.atLeastWrong(readLimits.problems) : words.wrong(count)

function changed(steps: readonly Step[]): Problem {
  const errors = Object.fromEntries(steps.map((step) => [nameOfStep(step), [words.changed]]))
  return new Problem(409, words.changedMeanwhile(steps.length), { errors })
}

/** Every step or none: what the account may not change is named, and nothing is done. */
function forbidden(steps: readonly Step[], says: (names: string) => string): Problem {
  const errors = Object.fromEntries(steps.map((step) => [nameOfStep(step), [words.mayNot]]))
  return new Problem(403, says(namesOf(steps)), { errors })
}

const mayOf =
  (mayDo: HasCapability, { staff }: Session): May =>
  (capability) =>
    mayDo(staff, capability)

const namesOf = (steps: readonly Step[]) => {
  const names = steps.slice(0, 5).map(nameOfStep)
  return words.namedTogether(names, steps.length - names.length)
}

/** Only for reading: whatever a computer calls it. */
const nameFrom = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(-80) || words.unnamed
