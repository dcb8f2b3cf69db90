import * as v from 'valibot'
import { askToLogIn } from '#app/portal/call-as-staff.ts'

export type Sent = {
  isOk: boolean
  /** 0: no answer at all. */
  status: number
  message: string
  errors: Record<string, string[]>
}

type Sending = {
  path: string
  body: FormData
  /** How much is on its way, 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a form with files and tells how far it is: `fetch` can't. Where the session has ended it asks
 * for a login in place and sends again.
 */
export async function sendFile(sending: Sending): Promise<Sent> {
  const sent = await post(sending)
  return sent.status === 401 && (await askToLogIn()) ? post(sending) : sent
}

function post({ path, body, onProgress, signal }: Sending): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve(read(request))
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.send(body)
  })
}

const words = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
})

function read({ status, responseText }: XMLHttpRequest): Sent {
  const isOk = status >= 200 && status < 300
  try {
    return { isOk, status, ...v.parse(words, JSON.parse(responseText)) }
  } catch {
    return { isOk, status, message: '', errors: {} }
  }
}
