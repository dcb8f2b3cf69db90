import { adminLogin, type StartedSite } from './site.ts'

/** Logs in; what it returns goes along as `cookie`. */
export async function sessionOf({ url }: Pick<StartedSite, 'url'>): Promise<string> {
  const answer = await postJson(`${url}/api/login`, adminLogin)
  return answer.headers.getSetCookie().join('; ')
}

export function postJson(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
