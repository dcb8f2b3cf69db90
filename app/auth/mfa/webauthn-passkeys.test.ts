import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { findRelyingParty } from './webauthn-passkeys.server.ts'

const origin = 'https://www.meridian.example'
const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** Phone with one passkey. It signs by the specification unless a test overrides parts. */
function device() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE format of a P-256 key for ES256.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const sign = (
    challenge: string,
    counter: number,
    given: { origin?: string; flags?: number; handle?: string } = {},
  ) => {
    const client = JSON.stringify({
      type: 'webauthn.get',
      challenge,
      origin: given.origin ?? origin,
      crossOrigin: false,
    })
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    // Flags: user present and user verified.
    const flags = Buffer.from([given.flags ?? 0x05])
    const data = Buffer.concat([hash(new URL(origin).hostname), flags, count])
    const signature = createSign('sha256')
      .update(Buffer.concat([data, hash(client)]))
      .sign(privateKey)
    return {
      passkey: {
        id: 'a2V5',
        rawId: 'a2V5',
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(given.handle && { userHandle: text(given.handle) }),
        },
      },
    }
  }
  return { publicKey: text(cose), sign }
}

async function withPasskey(database: TestDatabase) {
  const time = { now: testNow }
  const app = testApp(database, { publicUrl: origin, clock: () => time.now })
  await app.loginAsStaff()
  const account = await app.services.staff.findByUserId('meera')
  const staffId = account?.id ?? 0
  const phone = device()
  const { publicKey } = phone
  const key = { id: 'a2V5', staffId, publicKey, counter: 4, transports: [], name: 'My phone' }
  await app.services.passkeys.add(key)
  const challenge = async (): Promise<string> => {
    const asked = await app.send('POST', '/api/login/passkey/options')
    return (await asked.json()).challenge
  }
  const logIn = async (body: unknown) => {
    const answer = await app.send('POST', '/api/login/passkey', body)
    return [answer.status, answer.headers.has('set-cookie')]
  }
  const later = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000)
  }
  return { ...app, staffId, sign: phone.sign, challenge, logIn, later }
}

onEachDatabase('login with a passkey', (getDatabase) => {
  test('opens a session and records when the passkey was used', async () => {
    const { challenge, logIn, sign, staffId, services } = await withPasskey(getDatabase())
    const handle = `staff ${staffId}`
    expect(await logIn(sign(await challenge(), 5, { handle }))).toEqual([200, true])
    expect(await services.passkeys.find('a2V5')).toMatchObject({
      counter: 5,
      lastUsedAt: testNow.toISOString(),
    })
  })

  test('accepts its own challenge once within five minutes, and no other challenge', async () => {
    const { challenge, logIn, sign, later } = await withPasskey(getDatabase())
    const asked = await challenge()
    expect(await logIn(sign(asked, 5))).toEqual([200, true])
    expect(await logIn(sign(asked, 6))).toEqual([401, false])
    expect(await logIn(sign('bm90LWFza2Vk', 6))).toEqual([401, false])
    const late = await challenge()
    later(5 * 60)
    expect(await logIn(sign(late, 6))).toEqual([401, false])
  })

  test.each([
    ['a copy that has counted less', 4, {}],
    ['a page of another site', 5, { origin: 'https://www.meridian.example.evil.test' }],
    ['a device that did not check who holds it', 5, { flags: 0x01 }],
    ['the handle of somebody else', 5, { handle: 'staff 999' }],
  ])('refuses %s', async (_, counter, given) => {
    const { challenge, logIn, sign } = await withPasskey(getDatabase())
    expect(await logIn(sign(await challenge(), counter, given))).toEqual([401, false])
  })

  test('refuses another key’s signature, an unknown passkey and an inactive account', async () => {
    const { challenge, logIn, sign, services } = await withPasskey(getDatabase())
    expect(await logIn(device().sign(await challenge(), 5))).toEqual([401, false])
    const { passkey } = sign(await challenge(), 5)
    expect(await logIn({ passkey: { ...passkey, id: 'b3RoZXI', rawId: 'b3RoZXI' } })).toEqual([
      401,
      false,
    ])
    await services.db.updateTable('staff').set({ status: 'inactive' }).execute()
    expect(await logIn(sign(await challenge(), 5))).toEqual([401, false])
  })

  test.each([
    [{}],
    [{ passkey: {} }],
    [
      {
        passkey: {
          id: 'a2V5',
          rawId: 'a2V5',
          type: 'public-key',
          clientExtensionResults: {},
          response: {},
        },
      },
    ],
  ])('answers 422 to %j', async (body) => {
    const { logIn } = await withPasskey(getDatabase())
    expect(await logIn(body)).toEqual([422, false])
  })

  test('answers 500 if the challenge cannot be read, and accepts the passkey later', async () => {
    const { challenge, logIn, sign, services } = await withPasskey(getDatabase())
    const asked = await challenge()
    const logged = vi.spyOn(services.log, 'error').mockImplementation(() => {})
    const take = vi.spyOn(services.tickets, 'take').mockRejectedValueOnce(new Error('away'))
    expect(await logIn(sign(asked, 5))).toEqual([500, false])
    expect([take, logged].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(await logIn(sign(asked, 5))).toEqual([200, true])
  })

  test('counts the passkey attempts of an address separately from password attempts', async () => {
    const { challenge, logIn, sign, services } = await withPasskey(getDatabase())
    const { limits } = services
    for (let guess = 0; guess < 10; guess++) await limits.logins.take('127.0.0.1')
    const asked = await challenge()
    expect(await logIn(sign(asked, 5))).toEqual([200, true])
    for (let guess = 0; guess < 58; guess++) await limits.passkeys.take('127.0.0.1')
    expect(await logIn(sign(asked, 5))).toEqual([429, false])
  })

  test('is not offered if the site is opened by its IP address', async () => {
    const app = testApp(getDatabase(), { publicUrl: undefined })
    const asked = await app.request('http://127.0.0.1/api/login/passkey/options', {
      method: 'POST',
    })
    expect(asked.status).toBe(404)
  })
})

test.each([
  ['https://www.meridian.example', 'http://10.0.0.1', 'www.meridian.example'],
  [undefined, 'http://localhost:3000', 'localhost'],
  [undefined, 'https://www.meridian.example', undefined],
  ['http://192.168.1.4:3000', 'http://192.168.1.4:3000', undefined],
  ['http://[::1]:3000', 'http://[::1]:3000', undefined],
])('with PUBLIC_URL %s, requested at %s, passkeys belong to %s', (publicUrl, asked, id) => {
  expect(findRelyingParty(publicUrl, asked)?.id).toBe(id)
})
