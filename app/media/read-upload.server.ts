import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#app/http/problem.server.ts'
import { maximumBytes } from './upload.server.ts'

/** All files of one request together: they are in memory while they are read. */
const requestBytes = 4 * maximumBytes + 64 * 1024
const maximumFiles = 20

/** The two calls that take pictures: `uploadLimit` bounds them, after the login was asked for. */
export const uploadPaths: ReadonlySet<string> = new Set(['/api/galleryupload', '/api/createOffers'])

/** Stops reading as soon as a request is too large. */
export const uploadLimit = bodyLimit({
  maxSize: requestBytes,
  onError: () => {
    throw new Problem(
      413,
      'These pictures are too large together: one may have 15 MB, all of a request 60 MB.',
    )
  },
})

/** The multipart body of a request. Throws 415 or 400 as a Problem. */
export async function readMultipart(c: Context): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem(415, 'Send the pictures as multipart/form-data.')
  try {
    return await c.req.raw.formData()
  } catch {
    throw new Problem(400, 'The upload was cut off. Please try again.')
  }
}

/** The files of one field, text that stands in their place left out. */
export function filesOf(form: FormData, field: string): File[] {
  const files = form.getAll(field).filter((entry) => entry instanceof File)
  if (files.length > maximumFiles)
    throw new Problem(422, `At most ${maximumFiles} pictures can be sent at once.`)
  return files
}

export function textOf(form: FormData, field: string): string {
  const entry = form.get(field)
  return typeof entry === 'string' ? entry : ''
}
