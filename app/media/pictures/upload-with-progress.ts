import * as v from 'valibot'
import { type EndpointDeclaration, endpointPath } from '#app/platform/http/define-endpoint.ts'
import type { EndpointResult } from '#app/platform/http/request-endpoint.ts'
import { askToLogIn } from '#app/ui/portal/login-prompts.ts'

type UploadRequest = {
  /** A form with fields and files, or a single file if the endpoint declares the file's type. */
  body: FormData | File
  query?: Record<string, string>
  /** Values of the parameters in the endpoint's path. */
  params?: Record<string, string | number>
  /** Called with the share of bytes sent so far, from 0 to 1. */
  onProgress: (share: number) => void
  /** Cancels the upload; the status is then 0. */
  signal?: AbortSignal
}

type UploadEndpoint = EndpointDeclaration & { answer: v.GenericSchema }

/**
 * Sends files and reports the progress, which `fetch` cannot do. If the session has ended, asks the
 * user to log in and sends the files again. Never throws: `status` 0 means that there was no
 * response.
 */
export function uploadWithProgress<Call extends UploadEndpoint>(
  call: Call,
  sending: UploadRequest,
): Promise<EndpointResult<Call>>
export async function uploadWithProgress(
  call: UploadEndpoint,
  sending: UploadRequest,
): Promise<unknown> {
  const sent = await postWithProgress(call, sending)
  if (sending.signal?.aborted) return sent
  return sent.status === 401 && (await askToLogIn()) ? postWithProgress(call, sending) : sent
}

type UploadResponse = { ok: boolean; status: number }

function postWithProgress(
  call: UploadEndpoint,
  { body, params, query, onProgress, signal }: UploadRequest,
): Promise<UploadResponse> {
  const { type } = call.upload ?? {}
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve(parseUploadResponse(call, request))
    const asked = query ? `?${new URLSearchParams(query)}` : ''
    request.open(call.method, `${endpointPath(call, params)}${asked}`)
    if (type !== undefined) request.setRequestHeader('Content-Type', type)
    onProgress(0)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

const refusalSchema = v.fallback(
  v.object({
    message: v.string(),
    errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
  }),
  { message: '', errors: {} },
)

function parseUploadResponse(
  { answer }: UploadEndpoint,
  { status, responseText }: XMLHttpRequest,
): UploadResponse {
  const json = parseJson(responseText)
  if (status < 200 || status > 299) return { ok: false, status, ...v.parse(refusalSchema, json) }
  const { success, output } = v.safeParse(answer, json)
  return success ? { ok: true, status, ...{ answer: output } } : { ok: false, ...noResponse }
}

const noResponse = { status: 0, message: '', errors: {} }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
