import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { startSite } from '../tests/support/start-site.ts'
import { checkBehindCdn } from './deploy-check-cdn.ts'
import { checkCatalogueRoundTrip, checkLargeBodies } from './deploy-check-uploads.ts'
import {
  bookingBody,
  formHeaders,
  logIn,
  multipartWithFourFiles,
  type ProxyClient,
  sendBooking,
  sessionCookieOf,
  waitUntil,
} from './deploy-proxy-client.ts'
import { siteHostName } from './deploy-reverse-proxies.ts'

/** Checks in order. Each check throws an error that describes the problem. */
export const deployChecks: readonly {
  says: string
  check: (visit: ProxyClient) => Promise<void>
}[] = [
  {
    says: 'a page over TLS, HTTP/2 too',
    async check({ ask, ports, ca, host }) {
      const page = await ask('/')
      assert.equal(page.status, 200)
      assert.match(page.text, /<html/)
      const connection = connectHttp2(`https://127.0.0.1:${ports.https}`, {
        ca,
        servername: siteHostName,
      })
      const asked = connection.request({ ':path': '/', ':authority': host })
      const [headers] = await once(asked, 'response')
      connection.destroy()
      assert.equal(headers[':status'], 200)
    },
  },
  {
    says: 'TLS 1.2 takes ciphers of today only',
    async check({ ports, ca }) {
      const offering = (ciphers: string) =>
        connectTls({
          host: '127.0.0.1',
          port: ports.https,
          servername: siteHostName,
          ca,
          ciphers,
          maxVersion: 'TLSv1.2',
        })
      const today = offering('ECDHE-ECDSA-AES128-GCM-SHA256')
      await once(today, 'secureConnect')
      today.destroy()
      await assert.rejects(once(offering('ECDHE-ECDSA-AES128-SHA'), 'secureConnect'), /handshake/i)
    },
  },
  {
    says: 'http leads to https',
    async check({ ports }) {
      const asked = plainRequest({ host: '127.0.0.1', port: ports.http, path: '/about' })
      asked.setHeader('host', siteHostName)
      asked.end()
      const answer: IncomingMessage = (await once(asked, 'response'))[0]
      answer.resume()
      assert.equal(answer.statusCode, 308)
      assert.match(answer.headers.location ?? '', /^https:\/\/showroom\.example\.com.*\/about$/)
    },
  },
  {
    says: 'another name gets no answer',
    async check({ ports, ca }) {
      const asked = request({ host: '127.0.0.1', port: ports.https, servername: 'other.test', ca })
      asked.end()
      await assert.rejects(once(asked, 'response'), /alert|unrecognized|handshake/i)
    },
  },
  {
    says: 'a form without JavaScript: 303 to the customer’s page with the reference',
    async check(visit) {
      const sent = await sendBooking(visit, '127.0.0.4')
      assert.equal(sent.status, 303)
      const location = sent.headers.location ?? ''
      assert.match(location, /^\/my-enquiry\/[\w-]+\?new$/)
      const page = await visit.ask(location)
      assert.equal(page.status, 200)
      assert.match(page.text, /SB-\w+/, 'the page lacks the reference')
      assert.equal(page.headers['referrer-policy'], 'no-referrer')
    },
  },
  {
    says: 'a price calculation with its PDF, and the pages with secret addresses',
    async check({ ask }) {
      const moved = await ask('/price/HORNET2.0?down=50000')
      assert.equal(moved.status, 302)
      const path = moved.headers.location ?? ''
      assert.match(path, /^\/price\/HORNET2\.0\?down=50000&on=\d{4}-\d\d-\d\d$/)
      const page = await ask(path)
      assert.equal(page.status, 200)
      assert.equal(page.headers['cache-control'], 'no-store')
      const pdf = await ask(path.replace('?', '.pdf?'))
      assert.equal(pdf.status, 200)
      assert.match(pdf.text, /^%PDF-/)
      assert.equal((await ask('/q/verify')).status, 200)
      for (const secret of ['/q/', '/my-enquiry/'])
        assert.equal((await ask(`${secret}${'A'.repeat(43)}`)).status, 404, secret)
    },
  },
  {
    says: 'the session’s cookie is __Host- and Secure, the site asks for https',
    async check(visit) {
      const { cookie, answer } = await logIn(visit)
      assert.match(cookie, /^__Host-session=.*; Secure/)
      assert.match(answer.headers['strict-transport-security'] ?? '', /max-age=\d{8}/)
    },
  },
  {
    says: 'events arrive as they come',
    async check(visit) {
      const { cookie } = await logIn(visit)
      const events = await visit.open('/api/events', {
        headers: { cookie: sessionCookieOf(cookie) },
      })
      let told = ''
      events.on('data', (chunk: Buffer) => {
        told += chunk.toString()
      })
      await waitUntil(() => told.includes('retry:'), 'the stream did not begin')
      assert.equal((await sendBooking(visit, '127.0.0.5')).status, 303)
      await waitUntil(() => told.includes('event: enquiry'), 'the enquiry was not told')
      events.destroy()
    },
  },
  {
    says: 'pictures of 60 MB reach the site',
    async check(visit) {
      const { cookie } = await logIn(visit)
      const { body, type } = multipartWithFourFiles(15_000_000)
      const headers = {
        'content-type': type,
        origin: visit.origin,
        cookie: sessionCookieOf(cookie),
      }
      const answer = await visit.ask('/api/galleryupload', { method: 'POST', headers, body })
      // The files are not pictures, so the site must refuse them. The response must come from the
      // site.
      assert.equal(answer.status, 415)
      assert.ok(answer.headers['x-request-id'], 'it was not the site that answered')
    },
  },
  {
    says: 'a film, whole lists and an archive of 400 MB reach the site',
    check: checkLargeBodies,
  },
  {
    says: 'the catalogue goes out as one archive and comes in again',
    check: checkCatalogueRoundTrip,
  },
  {
    says: 'a form of 200 kB is refused',
    async check({ ask, origin }) {
      const body = `${bookingBody}&message=${'a'.repeat(200_000)}`
      const options = { method: 'POST', headers: { ...formHeaders, origin }, body }
      assert.equal((await ask('/book-service', options)).status, 413)
    },
  },
  {
    says: 'each visitor’s address is seen, one made up is not believed',
    async check(visit) {
      const statuses: unknown[] = []
      for (let times = 0; times < 4; times++)
        statuses.push((await sendBooking(visit, '127.0.0.2')).status)
      const madeUp = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' }
      statuses.push((await sendBooking(visit, '127.0.0.2', madeUp)).status)
      statuses.push((await sendBooking(visit, '127.0.0.3')).status)
      assert.deepEqual(statuses, [303, 303, 303, 429, 429, 303])
    },
  },
  {
    says: 'behind a CDN too, and only the CDN is believed',
    check: checkBehindCdn,
  },
  {
    says: 'a host or scheme that is made up is not believed',
    async check(visit) {
      const madeUp = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
      const page = await visit.ask('/', { headers: madeUp })
      assert.ok(page.text.includes(visit.origin), 'the page does not bear its own address')
      assert.ok(!page.text.includes('evil.example'), 'the page bears the made-up address')
      const foreign = { ...madeUp, origin: 'https://evil.example' }
      assert.equal((await sendBooking(visit, '127.0.0.6', foreign)).status, 403)
    },
  },
  {
    says: 'a piece of a film',
    async check({ ask }) {
      const piece = await ask('/films/amc.mp4', { headers: { range: 'bytes=0-99' } })
      assert.equal(piece.status, 206)
      assert.match(piece.headers['content-range'] ?? '', /^bytes 0-99\/\d+$/)
    },
  },
  {
    says: 'one address that asks 800 times: nginx refuses, others go on',
    async check({ proxy, ask, ports, ca, host }) {
      const from = { host: '127.0.0.1', port: ports.https, localAddress: '127.0.0.9' }
      const connection = connectHttp2(`https://127.0.0.1:${ports.https}`, {
        createConnection: () =>
          connectTls({
            socket: connect(from),
            servername: siteHostName,
            ca,
            ALPNProtocols: ['h2'],
          }),
      })
      const statuses = new Set<unknown>()
      const askOnce = async () => {
        const asked = connection.request({ ':path': '/healthz', ':authority': host })
        const [headers] = await once(asked, 'response')
        statuses.add(headers[':status'])
        asked.resume()
        await once(asked, 'close')
      }
      for (let round = 0; round < 20; round++)
        await Promise.all(Array.from({ length: 40 }, askOnce))
      connection.destroy()
      assert.deepEqual([...statuses].toSorted(), proxy === 'nginx' ? [200, 429] : [200])
      assert.equal((await ask('/')).status, 200)
    },
  },
  {
    says: 'the site starts again: Caddy lets visitors wait, nginx says 502',
    async check({ proxy, behind, ask }) {
      const { process, dataDir } = behind.site
      process.kill('SIGTERM')
      await once(process, 'exit')
      const asked = ask('/')
      if (proxy === 'nginx') assert.equal((await asked).status, 502)
      behind.site = await startSite({ PORT: String(behind.sitePort) }, dataDir)
      assert.equal((proxy === 'nginx' ? await ask('/') : await asked).status, 200)
    },
  },
]
