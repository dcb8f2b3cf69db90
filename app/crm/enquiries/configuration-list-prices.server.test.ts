import { expect, it } from 'vitest'
import { deskClient } from '#tests/desk-client.ts'
import { sampleConfiguration } from '#tests/sample-configuration.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { financeEnquiry } from './kinds/finance.ts'
import { testRideEnquiry } from './kinds/test-ride.ts'

const unread = 'Configuration is invalid. Leave it out, or send the model and accessories again'

onEachDatabase('configuration of an enquiry', (getDatabase) => {
  const ride = (app: TestApp, configuration?: unknown, key?: string) =>
    app.send(
      'POST',
      '/api/postBooking',
      { ...testRideEnquiry.example, ...(configuration === undefined ? {} : { configuration }) },
      key ? { headers: { 'idempotency-key': key } } : {},
    )
  const rows = () => getDatabase().db.selectFrom('enquiries').selectAll().orderBy('id').execute()
  const kept = async () => {
    const all = await rows()
    return all.map((row) => JSON.parse(row.answers_json).configuration)
  }

  it('stores a configuration, sent as an object or as JSON text, as the visitor saw it', async () => {
    const app = testApp(getDatabase())
    const shown = await sampleConfiguration(app.services)
    expect(shown).toMatchObject({ price: 145_000, total: 147_300, variant: 'Standard' })
    expect((await ride(app, { ...shown, more: 'x' })).status).toBe(201)
    const loan = { ...financeEnquiry.example, model: 'HORNET 2.0' }
    const text = JSON.stringify(shown)
    expect((await app.send('POST', '/finance', { ...loan, configuration: text })).status).toBe(201)
    const { db } = getDatabase()
    await db.updateTable('accessories').set({ price: '1510.00' }).execute()
    await db
      .updateTable('vehicles')
      .set({ name: 'HORNET 3' })
      .where('slug', '=', 'hornet-2-0')
      .execute()
    expect(await kept()).toEqual([shown, shown])
  })

  it('stores a configuration with the price list’s values where the two differ', async () => {
    const app = testApp(getDatabase())
    const shown = await sampleConfiguration(app.services)
    const [guard, visor] = shown.parts
    const forged = { ...shown, parts: [{ ...guard, price: '1.00' }, visor], total: 145_891 }
    await ride(app, forged)
    await app.send('POST', '/api/postBooking', {
      ...{ ...testRideEnquiry.example, model: 'Nope' },
      configuration: { ...shown, bikeName: 'NOPE' },
    })
    // A different order of the accessories makes no difference.
    await ride(app, { ...shown, parts: [visor, guard] })
    expect(await kept()).toEqual([
      { ...forged, listed: shown },
      { ...shown, bikeName: 'NOPE', listed: null },
      { ...shown, parts: [visor, guard] },
    ])
  })

  it('accepts an enquiry without a configuration, and stores no configuration', async () => {
    const app = testApp(getDatabase())
    for (const none of [undefined, null, ''])
      expect((await ride(app, none, 'key-1')).status).toBe(201)
    const [row, more] = await rows()
    expect(more).toBeUndefined()
    expect(row?.answers_json).not.toContain('configuration')
    // Earlier releases stored this key for the same content.
    expect(row?.idempotency_key).toBe(
      'key:vil0VGl443OebW2oXEvp8zTOMt8rn9S2_xtVwNV-nUQ:vy3zpoTUlfsVuAmit4W7DVSkdvr0NkMfjLqfC3p_FIc',
    )
  })

  it('ignores a configuration if the visitor chose another model', async () => {
    const app = testApp(getDatabase())
    const shown = await sampleConfiguration(app.services)
    const dio = { ...testRideEnquiry.example, model: 'honda-dio' }
    for (const body of [{ ...dio, configuration: shown }, dio]) {
      const once = { headers: { 'idempotency-key': 'key-1' } }
      const answer = await app.send('POST', '/api/postBooking', body, once)
      expect(answer.status).toBe(201)
      expect((await answer.json()).message).toBe(testRideEnquiry.success)
    }
    const loan = { ...financeEnquiry.example, configuration: shown }
    expect((await app.send('POST', '/finance', loan)).status).toBe(201)
    const answers = (await rows()).map((row) => JSON.parse(row.answers_json))
    expect(answers.map((it) => it.model)).toEqual(['DIO', 'CB SHINE'])
    for (const it of answers) expect(it).not.toHaveProperty('configuration')
    expect(answers[1].message).toBe(financeEnquiry.example.message)
  })

  it('stores the configuration if no model is chosen or the model has a new name', async () => {
    const { db } = getDatabase()
    const app = testApp(getDatabase())
    const shown = await sampleConfiguration(app.services)
    const send = (model: string) =>
      app.send('POST', '/api/postBooking', {
        ...{ ...testRideEnquiry.example, model },
        configuration: shown,
      })
    for (const model of ['', 'hornet 2.0']) await send(model)
    const hornet = db.updateTable('vehicles').where('slug', '=', 'hornet-2-0')
    const row = await hornet.set({ name: 'HORNET 3', key: 'hornet3' }).returning('id').execute()
    for (const { id } of row)
      await db
        .insertInto('old_names')
        .values({ name: 'hornet2.0', vehicle_id: id, since: '2026-11-01' })
        .execute()
    await send('honda-hornet-2-0')
    expect(await kept()).toMatchObject([shown, shown, shown])
  })

  it('recognises a repeated enquiry even if the price list changed in between', async () => {
    const app = testApp(getDatabase())
    const shown = await sampleConfiguration(app.services)
    await ride(app, shown, 'key-1')
    await getDatabase().db.updateTable('accessories').set({ price: '1510.00' }).execute()
    await ride(app, shown, 'key-1')
    expect(await kept()).toEqual([shown])
  })

  it('refuses a JSON configuration of the wrong shape or size with a field error', async () => {
    const app = testApp(getDatabase())
    const shown = await sampleConfiguration(app.services)
    const [guard] = shown.parts
    const wrong = [
      ...[7, [], {}, '{"name":', 'null', `"${'x'.repeat(4100)}"`, '['.repeat(4000)],
      { ...shown, price: 0 },
      { ...shown, price: 10_000_000 },
      { ...shown, total: 'all' },
      { ...shown, name: 'x'.repeat(61) },
      { ...shown, name: ' \u202e ' },
      { ...shown, colour: { name: 'Red', slug: '../red' } },
      { ...shown, parts: [guard, guard] },
      { ...shown, parts: [{ ...guard, price: '-5.00' }] },
      { ...shown, parts: Array.from({ length: 21 }, (_, at) => ({ ...guard, partNo: `A-${at}` })) },
    ]
    for (const configuration of wrong) {
      const answer = await ride(app, configuration)
      expect([configuration, answer.status]).toEqual([configuration, 422])
      expect(await answer.json()).toMatchObject({
        message: unread,
        errors: { configuration: [unread] },
      })
    }
    expect(await rows()).toEqual([])
  })

  it('ignores an unreadable configuration in a form post and accepts the enquiry', async () => {
    const app = testApp(getDatabase())
    const post = (configuration: string) =>
      app.request('/api/postBooking', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...texts, agree: 'true', configuration }),
      })
    const texts = Object.fromEntries(
      Object.entries(testRideEnquiry.example).map(([k, it]) => [k, String(it)]),
    )
    const shown = await sampleConfiguration(app.services)
    expect((await post('{"name"')).status).toBe(201)
    expect((await post(JSON.stringify(shown))).status).toBe(201)
    expect(await kept()).toEqual([undefined, shown])
  })

  it('shows staff every part number and price until the enquiry is erased', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const shown = await sampleConfiguration(staff.services)
    const { reference } = await (await ride(staff, shown)).json()
    const cell =
      'HORNET 2.0 Standard in Matte Axis Grey Metallic, with Crash guard (SR-ACC-1172, ₹1,410), Visor (SR-ACC-1173, ₹890); about ₹1,47,300'
    const entry = { label: 'Configuration', control: 'configuration', value: cell }
    const configuration = {
      path: '/angle-view/HORNET2.0?variant=Standard&colour=matte-axis-grey-metallic&fit=SR-ACC-1172,SR-ACC-1173',
      lines: [
        { label: 'HORNET 2.0, Standard, Matte Axis Grey Metallic', price: 'about ₹1,45,000' },
        { label: 'Crash guard', number: 'SR-ACC-1172', price: '₹1,410' },
        { label: 'Visor', number: 'SR-ACC-1173', price: '₹890' },
        { label: 'Total shown to the customer', price: 'about ₹1,47,300' },
        {
          label: 'Monthly EMI shown to the customer',
          price: expect.stringMatching(/^about ₹\d,\d{3}$/),
        },
      ],
    }
    const atDeskNow = await deskClient(staff).read(reference)
    expect(atDeskNow.answers).toContainEqual({ ...entry, configuration })
    const record = await (await staff.request(`/api/enquiries/${reference}`)).json()
    expect(record.entries).toContainEqual({ ...entry, configuration })
    for (const text of ['crash guard', 'sr-acc-1173'])
      expect(await deskClient(staff).found(`search=${text}`)).toEqual([reference])

    const erased = await staff.send('DELETE', `/api/enquiries/${atDeskNow.id}`)
    expect(erased.status).toBe(200)
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toMatch(/crash|1172|axis grey/i)
    expect(await deskClient(staff).found('search=crash')).toEqual([])
  })
})
