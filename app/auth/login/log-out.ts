import { requestEndpoint } from '#app/platform/http/call.ts'
import { postLogout } from './logout-call.ts'

/** Resolves to whether the server has ended the session. */
export async function logOut(): Promise<boolean> {
  const { ok } = await requestEndpoint(postLogout)
  return ok
}
