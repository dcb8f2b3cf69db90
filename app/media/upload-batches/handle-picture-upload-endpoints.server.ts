import {
  checkAndPlanUpload,
  type UploadEncodingPlan,
} from '#app/media/pictures/encode-upload.server.ts'
import type { OriginalPictureStore } from '#app/media/pictures/original-picture-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { sanitizeFileName } from '#app/media/pictures/sanitize-file-name.ts'
import { readPictureBytes } from '#app/media/pictures/store-uploaded-picture.server.ts'
import { ofFile } from '#app/media/pictures/upload-words.ts'
import { isDiskFull } from '#app/platform/db/database-unavailable.server.ts'
import { type HandledEndpoint, handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import { atField, type Result } from '#app/platform/result/result.ts'
import type { definePictureUploadEndpoints } from './define-picture-upload-endpoints.ts'
import { presentUploadBatch, presentUploadBatchItem } from './present-upload-batch.server.ts'
import type { UploadBatchItemRow, UploadBatchOwner } from './upload-batch-query.server.ts'
import type { UploadBatchStore } from './upload-batch-store.server.ts'
import * as words from './upload-batch-words.ts'

export type PictureUploadDeps = {
  pictureSets: UploadBatchStore
  originals: OriginalPictureStore
  pictures: PictureLibrary
}

type Params = Record<string, string>
type KeyedRequest = { params: Params; session: Session }
type PictureUploadEndpoints = ReturnType<typeof definePictureUploadEndpoints<string>>

/**
 * Handles the endpoints of `definePictureUploadEndpoints`. `owner` resolves the path parameters to
 * the pictures' owner, and throws if the owner does not exist or the account may not edit it.
 */
export function handlePictureUploadEndpoints<Needs extends PictureUploadDeps>(
  calls: PictureUploadEndpoints,
  owner: (needs: Needs, request: KeyedRequest) => Promise<UploadBatchOwner>,
): HandledEndpoint<Needs>[] {
  return [
    handleEndpoint(calls.list, async (needs: Needs, { params, session }) => {
      const sets = await needs.pictureSets.list(await owner(needs, { params, session }))
      return { sets: sets.map(({ set, items }) => presentUploadBatch(needs.pictures, set, items)) }
    }),

    handleEndpoint(calls.open, async (needs: Needs, { params, session, editor, body }) => {
      const of = await owner(needs, { params, session })
      const who = editor.userId
      const set = unwrapResult(await needs.pictureSets.open(of, { ...body, who }))
      return presentUploadBatch(needs.pictures, set, [])
    }),

    handleEndpoint(calls.add, async (needs: Needs, { params, session, editor, body }) => {
      const of = await owner(needs, { params, session })
      const { image, set, place } = body
      const sender = { who: editor.userId, size: image.size }
      if (set !== undefined) unwrapResult(await needs.pictureSets.mayTake(of, set, sender))
      const sent = await checkPictureFile(image)
      // The picture was checked before this point, so that an invalid picture does not open a
      // batch.
      const alone = { purpose: 'pictures', place, ...sender } as const
      const id = set ?? unwrapResult(await needs.pictureSets.open(of, alone)).id
      const item = await storeBatchItem(needs, of, id, sent)
      if (set === undefined) unwrapResult(await needs.pictureSets.commit(of, id))
      return { message: words.kept, set: id, item: presentUploadBatchItem(needs.pictures, item) }
    }),

    handleEndpoint(calls.commit, async (needs: Needs, { params, session }) => {
      const of = await owner(needs, { params, session })
      const set = unwrapResult(await needs.pictureSets.commit(of, parseIdParam(params, 'set')))
      const all = await needs.pictureSets.list(of)
      const items = all.find((it) => it.set.id === set.id)?.items ?? []
      return { message: words.committed, ...presentUploadBatch(needs.pictures, set, items) }
    }),

    handleEndpoint(calls.remove, async (needs: Needs, { params, session }) => {
      const of = await owner(needs, { params, session })
      const [set, item] = [parseIdParam(params, 'set'), parseIdParam(params, 'item')]
      unwrapResult(await needs.pictureSets.remove(of, set, item))
      return { message: words.forgotten }
    }),

    handleEndpoint(calls.forget, async (needs: Needs, { params, session }) => {
      const of = await owner(needs, { params, session })
      if (!(await needs.pictureSets.take(of, parseIdParam(params, 'set'))))
        throw new Problem(404, words.noSuchSet)
      return { message: words.forgotten }
    }),
  ]
}

type CheckedFile = { fileName: string; bytes: Uint8Array; plan: UploadEncodingPlan }

/** Checks first bytes and header, before any pixel is decoded. */
async function checkPictureFile(image: File): Promise<CheckedFile> {
  const fileName = sanitizeFileName(image.name) || words.unnamed
  const unwrap = <Value>(result: Result<Value>) =>
    unwrapResult(atField(result, 'image', (message) => ofFile(fileName, message)))
  const bytes = unwrap(await readPictureBytes(image))
  const plan = unwrap(await checkAndPlanUpload(bytes))
  return { fileName, bytes, plan }
}

/** Adds a picture to the batch only after the original is stored durably. */
async function storeBatchItem(
  { pictureSets, originals }: PictureUploadDeps,
  of: UploadBatchOwner,
  id: number,
  { fileName, bytes, plan }: CheckedFile,
): Promise<UploadBatchItemRow> {
  try {
    await originals.store(plan.hash, bytes)
    return unwrapResult(await pictureSets.add(of, id, { fileName, size: bytes.byteLength, plan }))
  } catch (error) {
    if (isDiskFull(error))
      throw new Problem(507, words.diskFull, { errors: { image: [words.diskFull] } })
    throw error
  }
}

function parseIdParam(params: Params, name: string): number {
  const id = parseRowId(params[name] ?? '')
  if (id === undefined) throw new Problem(404, words.noSuchSet)
  return id
}
