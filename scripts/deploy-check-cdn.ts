import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ProxyClient, proxyClient, sendBooking } from './deploy-proxy-client.ts'
import { startProxy } from './deploy-reverse-proxies.ts'

const cdnAddress = '127.0.0.9'
const visitorAddress = '127.0.0.10'

/**
 * Checks the proxy with the configuration lines for a CDN. A limit of three forms a minute shows
 * which address the site uses as the visitor's address.
 */
export async function checkBehindCdn({ proxy, certificate, behind }: ProxyClient): Promise<void> {
  const folder = mkdtempSync(join(dirname(certificate.certificate), 'cdn-'))
  const given = { folder, certificate, sitePort: behind.sitePort, cdn: cdnAddress }
  const started = await startProxy(proxy, given)
  try {
    const visit = proxyClient(proxy, started.ports, certificate, behind)
    const madeUp = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const statusesOf = async (from: string, visitors: readonly string[]) => {
      const statuses: unknown[] = []
      for (const visitor of visitors)
        statuses.push(
          (await sendBooking(visit, from, { 'x-forwarded-for': visitor, ...madeUp })).status,
        )
      return statuses
    }
    // The visitor's forged address comes before the address that the CDN appends.
    const one = [1, 2, 3, 4].map((made) => `198.51.100.${made}, 203.0.113.7`)
    assert.deepEqual(await statusesOf(cdnAddress, one), [303, 303, 303, 429])
    assert.deepEqual(await statusesOf(cdnAddress, ['203.0.113.8']), [303])
    const pretended = [1, 2, 3, 4].map((made) => `198.51.100.${made}`)
    assert.deepEqual(await statusesOf(visitorAddress, pretended), [303, 303, 303, 429])
  } finally {
    await started.stop()
  }
}
