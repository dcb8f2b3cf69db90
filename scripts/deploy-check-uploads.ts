import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import {
  logIn,
  multipartWithFourFiles,
  type ProxyClient,
  sessionCookieOf,
} from './deploy-proxy-client.ts'

const megabyte = 1024 * 1024

/**
 * Sends the largest uploads that staff may send. The site, not the proxy, must refuse them with a
 * reason.
 */
export async function checkLargeBodies(visit: ProxyClient): Promise<void> {
  const { cookie } = await logIn(visit)
  const headers = { origin: visit.origin, cookie: sessionCookieOf(cookie) }
  const answered = async (path: string, type: string, body: Buffer) => {
    const sent = { ...headers, 'content-type': type }
    const answer = await visit.ask(path, { method: 'POST', headers: sent, body })
    assert.ok(answer.headers['x-request-id'], `${path}: it was not the site that answered`)
    return answer.status
  }
  const film = multipartWithFourFiles(9 * megabyte)
  assert.equal(await answered('/api/models/dio/film', film.type, film.body), 422)
  const list = Buffer.from(JSON.stringify({ changes: 'a'.repeat(0.9 * megabyte) }))
  for (const path of ['/api/price-list', '/api/accessory-price-list'])
    assert.equal(await answered(path, 'application/json', list), 422)
  const none = Buffer.alloc(399 * megabyte)
  assert.equal(await answered('/api/catalogue/import?preview=1', 'application/zip', none), 422)
}

/** Exports the catalogue and imports the exported file again. Both transfers must be complete. */
export async function checkCatalogueRoundTrip(visit: ProxyClient): Promise<void> {
  const { cookie } = await logIn(visit)
  const headers = { origin: visit.origin, cookie: sessionCookieOf(cookie) }
  const out = await visit.open('/api/catalogue/export', { headers })
  assert.equal(out.statusCode, 200)
  const archive = await buffer(out)
  const asked = await visit.ask('/api/catalogue/import?preview=1', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/zip' },
    body: archive,
  })
  assert.equal(asked.status, 200, `${archive.length} bytes: ${asked.text.slice(0, 300)}`)
  assert.match(asked.text, /"rows":\[\]/, 'what came out is not what is there')
}
