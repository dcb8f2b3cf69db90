import * as v from 'valibot'
import { type EndpointDeclaration, endpointPath } from '#app/platform/http/define-endpoint.ts'
import { type EndpointResult, failedResponse } from '#app/platform/http/request-endpoint.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { askToLogIn } from '#app/ui/portal/login-prompts.ts'

type UploadRequest = {
  /** A form with fields and files, or a single file if the endpoint declares the file's type. */
  body: FormData | File
  query?: Record<string, string>
  /** Values of the parameters in the endpoint's path. */
  params?: Record<string, string | number>
  /** Called with the share of bytes sent so far, from 0 to 1. */
  onProgress: (share: number) => void
  /** Cancels the upload; the result is then `aborted`. */
  signal?: AbortSignal
}

type UploadEndpoint = EndpointDeclaration & { answer: v.GenericSchema }

/**
 * Sends files and reports the progress, which `fetch` cannot do. If the session has ended, asks the
 * user to log in and sends the files again. Never throws.
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
  const isSignedOut = !sent.ok && sent.problem.kind === 'unauthenticated'
  return isSignedOut && (await askToLogIn()) ? postWithProgress(call, sending) : sent
}

function postWithProgress(
  call: UploadEndpoint,
  { body, params, query, onProgress, signal }: UploadRequest,
): Promise<Result<unknown>> {
  const { type } = call.upload ?? {}
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () =>
      resolve(signal?.aborted ? fail('aborted') : parseUploadResponse(call, request))
    const asked = query ? `?${new URLSearchParams(query)}` : ''
    request.open(call.method, `${endpointPath(call, params)}${asked}`)
    if (type !== undefined) request.setRequestHeader('Content-Type', type)
    onProgress(0)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function parseUploadResponse(
  { answer }: UploadEndpoint,
  { status, responseText }: XMLHttpRequest,
): Result<unknown> {
  const json = parseJson(responseText)
  if (status === 0) return fail('unreachable')
  if (status < 200 || status > 299) return failedResponse(status, json)
  const { success, output } = v.safeParse(answer, json)
  return success ? ok(output) : fail('unreachable')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
