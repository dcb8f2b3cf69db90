import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPushService } from '#tests/start-push-service.ts'
import { postToPublicHost } from './post-to-public-host.server.ts'

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const post = (url: string, network?: typeof service.network) =>
  postToPublicHost({ url, headers: {}, body: null }, network)
const address = (path: string) =>
  new URL(path, service.addBrowser().subscription.endpoint).toString()

it.each([
  'http://push.example.com/',
  'https://127.0.0.1/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://10.0.0.8/send',
  'https://push.example.com:8443/',
])('refuses %s without a connection', async (url) => {
  await expect(post(url)).rejects.toMatchObject({ code: 'REFUSED_ADDRESS' })
})

it('refuses a host name that resolves to an address of this machine', async () => {
  await expect(post('https://localhost/')).rejects.toMatchObject({ code: 'REFUSED_ADDRESS' })
})

it('refuses a host of which one address is not public', async () => {
  const { resolve: _, isAllowed: __, ...internet } = service.network
  const resolve = async () => [
    { address: '142.250.183.10', family: 4 },
    { address: '10.0.0.8', family: 4 },
  ]
  const isAllowed = (one: string) => one !== '10.0.0.8'
  const sent = post('https://push.test/', { ...internet, isAllowed, resolve })
  await expect(sent).rejects.toMatchObject({ code: 'REFUSED_ADDRESS' })
})

it('does not follow a redirect', async () => {
  service.statuses.set('/moved', 307)
  expect((await post(address('/moved'), service.network)).status).toBe(307)
})

it('gives up a server that never answers', async () => {
  service.statuses.set('/slow', 0)
  const sent = post(address('/slow'), { ...service.network, timeout: 100 })
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})

it('does not accept an unknown certificate', async () => {
  const { ca: _, ...network } = service.network
  await expect(post(address('/send'), network)).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
})
