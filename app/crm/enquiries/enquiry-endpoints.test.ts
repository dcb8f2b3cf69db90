import { expect, it } from 'vitest'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { publicEnquiryKinds } from './enquiry-kinds.ts'

const booking = { name: 'Asha Example', contactNumber: '9000000001', model: 'honda-dio' }

onEachDatabase('enquiry endpoints', (getDatabase) => {
  const stored = () => getDatabase().db.selectFrom('enquiries').selectAll().orderBy('id').execute()

  it.each(publicEnquiryKinds)('accepts and stores the example of $slug', async (enquiry) => {
    const answer = await testApp(getDatabase()).send('POST', enquiry.postTo, enquiry.example)
    const body = await answer.json()
    expect(body.message ?? body).toBe(enquiry.success)
    expect(answer.status).toBe(201)
    expect(body.reference).toMatch(new RegExp(`^${enquiry.prefix}-[2-9A-Z]{5}$`))
    expect(await stored()).toMatchObject([
      { kind: enquiry.slug, reference: body.reference, created_at: testNow.toISOString() },
    ])
  })

  it('stores models by display name and mobile numbers as ten digits', async () => {
    const sent = { ...booking, contactNumber: '+91 90000 00001', yearOfPurchase: 2021, extra: 'x' }
    await testApp(getDatabase()).send('POST', '/book-service', sent)
    const [row] = await stored()
    expect(JSON.parse(row?.answers_json ?? '')).toMatchObject({
      model: 'DIO',
      contactNumber: '9000000001',
      yearOfPurchase: '2021',
      message: '',
    })
    expect(row?.answers_json).not.toContain('extra')
  })

  it.each([
    ['/book-service', 'contactNumber', '+91 (90000) 00001', '9000000001', '+919000000001'],
    ['/book-service', 'contactNumber', '040 2345-6789', '040 2345-6789', '+914023456789'],
    ['/book-service', 'contactNumber', 9000000001, '9000000001', '+919000000001'],
    ['/book-service', 'contactNumber', '', '', null],
    ['/finance', 'contact', '+1 (415) 555-0100', '14155550100', '+14155550100'],
    ['/finance', 'contact', '90000a00-002', '9000000002', '+919000000002'],
    ['/api/postBooking', 'mobileNo', '090000 00008', '9000000008', '+919000000008'],
  ])(
    '%s accepts %s with the value %j, and stores %j and the dialling number %j',
    async (path, name, typed, kept, phone) => {
      const enquiry = publicEnquiryKinds.find(({ postTo }) => postTo === path)
      const sent = { ...enquiry?.example, [name]: typed }
      const answer = await testApp(getDatabase()).send('POST', path, sent)
      expect(answer.status).toBe(201)
      const [row] = await stored()
      expect(JSON.parse(row?.answers_json ?? '')[name]).toBe(kept)
      expect(row?.phone).toBe(phone)
    },
  )

  it.each([
    ['/contact', 'contact', '+1 415 555 0100', 201],
    ['/contact', 'contact', '1234567890123456', 422],
    ['/finance', 'contact', 'call me', 422],
    ['/api/postBooking', 'mobileNo', '+1 415 555 0100', 422],
    ['/api/postBooking', 'color', 'pearl precious white', 201],
    ['/api/postBooking', 'color', 'gREY', 201],
    ['/api/postBooking', 'color', 'Pink', 422],
    ['/opt-in', 'mobile', '040 2345 6789', 422],
  ])('%s responds to %s with the value %j with status %i', async (path, name, typed, status) => {
    const enquiry = publicEnquiryKinds.find(({ postTo }) => postTo === path)
    const sent = { ...enquiry?.example, [name]: typed }
    expect((await testApp(getDatabase()).send('POST', path, sent)).status).toBe(status)
  })

  it('responds to concurrent requests with the same key with one reference', async () => {
    const app = testApp(getDatabase())
    const headers = { 'idempotency-key': 'key-1' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.send('POST', '/book-service', booking, { headers })),
    )
    const references = await Promise.all(answers.map(async (it) => (await it.json()).reference))
    expect(answers.map((it) => it.status)).toEqual(Array(8).fill(201))
    expect(new Set(references).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('stores other content with the same key as a new enquiry', async () => {
    const app = testApp(getDatabase())
    const headers = { 'idempotency-key': 'key-1' }
    await app.send('POST', '/book-service', booking, { headers })
    await app.send('POST', '/book-service', { ...booking, name: 'Another' }, { headers })
    expect(await stored()).toHaveLength(2)
  })

  it('stores every JSON request without an idempotency key', async () => {
    const app = testApp(getDatabase())
    await app.send('POST', '/book-service', booking)
    await app.send('POST', '/book-service', booking)
    expect(await stored()).toHaveLength(2)
  })

  it('stores a form that is posted twice within ten minutes only once', async () => {
    let now = testNow
    const app = testApp(getDatabase(), { clock: () => now })
    const post = () =>
      app.request('/book-service', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(booking),
      })
    const first = await (await post()).json()
    now = new Date(testNow.getTime() + 9 * 60_000)
    expect((await (await post()).json()).reference).toBe(first.reference)
    now = new Date(testNow.getTime() + 11 * 60_000)
    expect((await (await post()).json()).reference).not.toBe(first.reference)
    expect(await stored()).toHaveLength(2)
  })

  it('stores nothing if a request is refused', async () => {
    const app = testApp(getDatabase())
    const refused = [
      { ...booking, name: { first: 'A' } },
      { ...booking, name: 'x'.repeat(101) },
      { ...booking, message: 'x'.repeat(2001) },
      { ...booking, contactNumber: '12345' },
      { ...booking, email: 'no address' },
      { ...booking, bookingDate: '2026-02-30' },
      { ...booking, serviceType: 'Gratis' },
      'a text',
      [],
    ]
    for (const sent of refused) {
      const answer = await app.send('POST', '/book-service', sent)
      const body = await answer.json()
      expect([JSON.stringify(sent).slice(0, 80), answer.status]).toEqual([expect.anything(), 422])
      expect(body.error).toBe(body.message)
      expect(body.message.length).toBeGreaterThan(5)
    }
    expect(await stored()).toEqual([])
  })

  it('stores texts unchanged: quotes, HTML, emoji, Devanagari, right-to-left', async () => {
    const message = `"; drop table enquiries; -- <b>क्षत्रिय</b> 🏍️ שלום \\ %`
    await testApp(getDatabase()).send('POST', '/book-service', { ...booking, message })
    const [row] = await stored()
    expect(JSON.parse(row?.answers_json ?? '').message).toBe(message)
  })
})

onEachDatabase('refusal of enquiries before parsing', (getDatabase) => {
  const json = { 'content-type': 'application/json' }
  const cases: [string, RequestInit, number][] = [
    ['truncated JSON', { method: 'POST', headers: json, body: '{"name": "A' }, 400],
    ['5 MB of JSON', { method: 'POST', headers: json, body: `"${'x'.repeat(5e6)}"` }, 413],
    ['XML', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415],
    ['no content type', { method: 'POST', headers: { 'content-type': '' }, body: 'a' }, 415],
    ['GET', { method: 'GET' }, 405],
    ['DELETE', { method: 'DELETE' }, 405],
    ['another site', { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' } }, 403],
    ['another origin', { method: 'POST', headers: { ...json, origin: 'http://evil.test' } }, 403],
  ]
  it.each(cases)('%s', async (_, init, status) => {
    const answer = await testApp(getDatabase()).request('/book-service', init)
    expect(answer.status).toBe(status)
    expect((await answer.json()).message).toMatch(/\.$/)
    expect(await getDatabase().db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })

  it('refuses the twenty-first enquiry of a minute with Retry-After', async () => {
    const app = testApp(getDatabase(), { formLimitPerMinute: 20 })
    for (let sent = 0; sent < 20; sent++) await app.send('POST', '/book-service', booking)
    const answer = await app.send('POST', '/book-service', booking)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

onEachDatabase('source of an enquiry', (getDatabase) => {
  const stored = async () => {
    const row = await getDatabase()
      .db.selectFrom('enquiries')
      .select(['source_json', 'source'])
      .executeTakeFirstOrThrow()
    return { ...row, source_json: JSON.parse(row.source_json ?? 'null') }
  }
  const browser = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }

  it('stores the source that the browser sends', async () => {
    const told = {
      page: '/service-booking',
      referrer: 'l.instagram.com',
      utm: { source: 'Instagram', medium: 'story', campaign: 'diwali' },
    }
    const headers = { ...browser, 'x-source': JSON.stringify(told) }
    await testApp(getDatabase()).send('POST', '/book-service', booking, { headers })
    expect(await stored()).toEqual({
      source: 'instagram',
      source_json: { ...told, device: 'phone' },
    })
  })

  it('accepts an enquiry whose source is invalid', async () => {
    const headers = { 'x-source': `{"utm":"${'x'.repeat(5000)}"}` }
    const answer = await testApp(getDatabase()).send('POST', '/book-service', booking, { headers })
    expect(answer.status).toBe(201)
    expect(await stored()).toEqual({ source: 'direct', source_json: { utm: {} } })
  })

  it('takes the source from the Referer header of a form without JavaScript', async () => {
    await testApp(getDatabase()).request('/book-service', {
      method: 'POST',
      headers: {
        ...browser,
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://localhost/service-booking?utm_source=sms&utm_campaign=ugadi&id=7',
      },
      body: new URLSearchParams(booking),
    })
    expect(await stored()).toEqual({
      source: 'sms',
      source_json: {
        page: '/service-booking',
        utm: { source: 'sms', campaign: 'ugadi' },
        device: 'phone',
      },
    })
  })
})
