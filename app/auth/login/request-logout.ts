import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { postLogout } from './logout-endpoint.ts'

/** Resolves to `true` if the server has ended the session. */
export async function requestLogout(): Promise<boolean> {
  const { ok } = await requestEndpoint(postLogout)
  return ok
}
