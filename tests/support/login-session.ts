import { adminLogin, type StartedSite } from './start-site.ts'

/** Logs in and returns the `cookie` header for requests of the session. */
export async function logInForCookie(
  { url }: Pick<StartedSite, 'url'>,
  login: { userId: string; password: string } = adminLogin,
): Promise<string> {
  const answer = await postJson(`${url}/api/login`, login)
  return answer.headers.getSetCookie().join('; ')
}

export function postJson(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
