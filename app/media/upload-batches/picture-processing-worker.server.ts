import {
  EncodingProcessLost,
  encodePictureInChild,
} from '#app/media/pictures/encode-picture-in-child.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { OriginalPictureStore } from '#app/media/pictures/original-picture-store.server.ts'
import { damaged } from '#app/media/pictures/upload-words.ts'
import { isDiskFull } from '#app/platform/db/database-unavailable.server.ts'
import { outageLog } from '#app/platform/db/outage-log.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type {
  PictureProcessingJob,
  PictureProcessingJobStore,
} from './picture-processing-job-store.server.ts'
import * as words from './upload-batch-words.ts'

type Deps = {
  pictureJobs: PictureProcessingJobStore
  originals: Pick<OriginalPictureStore, 'find'>
  media: Pick<MediaStore, 'storeEncoded'>
  log: Log
  /** Time between two polls, in milliseconds. */
  interval?: number
  make?: typeof encodePictureInChild
}

/** Number of lost child processes after which the picture is considered damaged. */
const maxProcessLosses = 3

/** Encodes uploaded pictures one after the other until the worker is stopped. */
export function startPictureProcessingWorker(needed: Deps): { stop: () => Promise<void> } {
  const { pictureJobs, log, interval = 1000 } = needed
  const leaving = new AbortController()
  const trouble = outageLog(log, {
    waits: 'the making of pictures waits for the database',
    fails: 'pictures could not be made',
    goesOn: 'pictures are made again',
  })
  let timer: NodeJS.Timeout | undefined

  const next = () => {
    if (leaving.signal.aborted) return
    timer = setTimeout(() => {
      round = makeAll().then(next)
    }, interval)
    timer.unref()
  }
  const makeAll = async () => {
    try {
      while (!leaving.signal.aborted) {
        const job = await pictureJobs.claim()
        if (!job) break
        await processPictureJob(needed, job, leaving.signal)
      }
      trouble.over()
    } catch (error) {
      // The claimed picture is encoded again when the lease expires.
      trouble.note(error)
    }
  }

  let round = makeAll().then(next)
  return {
    /** Aborts the encoding in progress. The picture is encoded again after the next start. */
    async stop() {
      leaving.abort()
      clearTimeout(timer)
      await round
    },
  }
}

/** Encodes one picture and stores the outcome. */
export async function processPictureJob(
  { pictureJobs, originals, media, log, make = encodePictureInChild }: Deps,
  job: PictureProcessingJob,
  signal?: AbortSignal,
): Promise<void> {
  const bytes = await originals.find(job.hash)
  if (!bytes) return void (await pictureJobs.markFailed(job, words.lost))
  // If attempts ended without an outcome, the picture has crashed the program each time.
  if (job.attempts > maxProcessLosses && job.failure === null)
    return void (await pictureJobs.markFailed(job, damaged))
  try {
    const made = await make(bytes, signal ? { signal } : {})
    if (!made.ok) return void (await pictureJobs.markFailed(job, made.problem.message))
    await pictureJobs.markReady(
      job,
      await media.storeEncoded(made.value, { fileName: job.file_name, size: job.size }),
    )
  } catch (error) {
    if (signal?.aborted) return void (await pictureJobs.release(job))
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    log.warn({ picture: job.id, attempt: job.attempts, reason }, 'picture not made')
    if (error instanceof EncodingProcessLost && job.attempts >= maxProcessLosses)
      return void (await pictureJobs.markFailed(job, damaged))
    await pictureJobs.markLater(job, isDiskFull(error) ? words.waitsForRoom : words.waits)
  }
}
