import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

type Entry = string | File

/** The fields of an upload, a list where one came several times. Throws 413, 415 or 400 as a Problem. */
export async function readMultipart(
  request: Request,
  limit: { bytes: number; tooLarge: string },
): Promise<Record<string, Entry | Entry[]>> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem(415, words.notPictures)
  const tooLarge = new Problem(413, limit.tooLarge)
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw tooLarge
  const body = limited(request.body, limit.bytes)
  try {
    return fieldsOf(
      await new Response(body.stream, { headers: { 'content-type': type } }).formData(),
    )
  } catch {
    if (body.isOver()) throw tooLarge
    throw new Problem(400, words.uploadCutOff)
  }
}

/** Stops reading as soon as there is too much, whatever the Content-Length says. */
function limited(stream: Request['body'], bytes: number) {
  let size = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > bytes) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
  // What is too much is left unread; cancelled, a stream that is being filled would fail on its own.
  const counted = stream?.pipeThrough(counting, { preventCancel: true }) ?? null
  return { stream: counted, isOver: () => size > bytes }
}

function fieldsOf(form: FormData): Record<string, Entry | Entry[]> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = form.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}
