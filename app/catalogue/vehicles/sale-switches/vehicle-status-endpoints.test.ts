import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('vehicle status', (getDatabase) => {
  it('changes when staff deactivate or activate a scooter; the public lists follow at once', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const rows = await (await app.request('/api/scooters_admin')).json()
    const { id, scooterName } = rows[0]
    expect(rows[0].status).toBe(1)
    const listed = async () => {
      const models: { name: string }[] = await (await app.request('/api/scooters')).json()
      return models.some(({ name }) => name === scooterName)
    }
    expect(await listed()).toBe(true)

    const off = await app.send('PATCH', `/api/scooters/${id}/status`, { status: 0 })
    expect((await off.json()).message).toBe('Vehicle deactivated successfully')
    expect(await listed()).toBe(false)
    const name = encodeURIComponent(scooterName.replaceAll(' ', ''))
    expect((await app.request(`/api/bikeView/${name}`)).status).toBe(404)

    const on = await app.send('PATCH', `/api/scooters/${id}/status`, { status: '1' })
    expect((await on.json()).message).toBe('Vehicle activated successfully')
    expect(await listed()).toBe(true)
    expect(await app.services.changes.listNewest(9)).toMatchObject([
      {
        action: 'activated',
        label: scooterName,
        before: { active: false },
        after: { active: true },
      },
      {
        action: 'deactivated',
        label: scooterName,
        before: { active: true },
        after: { active: false },
      },
    ])
  })

  it('records nothing if the new status equals the current one', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const [first] = await (await app.request('/api/bikes_admin')).json()
    const revision = await app.services.revision.get()
    await app.send('PATCH', `/api/bikes/${first.id}/status`, { status: first.status })
    expect(await app.services.revision.get()).toBe(revision)
    expect(await app.services.changes.listNewest(9)).toEqual([])
  })

  it('refuses an invalid status, and a model of another family', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const [bike] = await (await app.request('/api/bikes_admin')).json()
    for (const status of [2, -1, 'NaN', 'active', null, undefined, [], {}, '🛵'])
      expect(
        (await app.send('PATCH', `/api/bikes/${bike.id}/status`, { status })).status,
        String(status),
      ).toBe(422)
    expect((await app.send('PATCH', `/api/ev/${bike.id}/status`, { status: 0 })).status).toBe(404)
    expect((await app.send('PATCH', '/api/bikes/0/status', { status: 0 })).status).toBe(404)
    expect((await app.send('PATCH', '/api/bikes/1e9/status', { status: 0 })).status).toBe(404)
  })

  it('takes a model off sale: its public price disappears and its draft changes too', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const rows = await (await app.request('/api/scooters_admin')).json()
    const { id } = rows.find(({ scooterName: name }: { scooterName: string }) => name === 'DIO')
    const model = await (await app.request('/api/models/dio')).json()
    await app.send('PUT', '/api/models/dio', { ...model, tagline: 'Drafted before' })
    const path = `/api/vehicles/${id}/availability`
    const done = await app.send('PATCH', path, { availability: 'service-only' })
    expect(done.status).toBe(200)
    expect(await (await app.request('/api/bikeView/DIO')).json()).toMatchObject({
      availability: 'service-only',
      bikePrice: 0,
    })
    const draft = await (await app.request('/api/models/dio')).json()
    expect(draft).toMatchObject({ availability: 'service-only', tagline: 'Drafted before' })
    const { version } = draft
    const published = await app.send('POST', '/api/models/dio/publish', { version })
    expect(published.status).toBe(200)
    expect((await (await app.request('/api/bikeView/DIO')).json()).availability).toBe(
      'service-only',
    )
    for (const availability of ['sold', '', 1, null])
      expect((await app.send('PATCH', path, { availability })).status).toBe(422)
    expect(
      (await app.send('PATCH', '/api/vehicles/0/availability', { availability: 'on-sale' })).status,
    ).toBe(404)
  })

  it('refuses to put a model without a price on sale', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { db } = getDatabase()
    await db
      .updateTable('vehicles')
      .set({ price: 0, availability: 'service-only' })
      .where('slug', '=', 'dio')
      .execute()
    const { id } = await db
      .selectFrom('vehicles')
      .select('id')
      .where('slug', '=', 'dio')
      .executeTakeFirstOrThrow()
    const path = `/api/vehicles/${id}/availability`
    const answer = await app.send('PATCH', path, { availability: 'on-sale' })
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      'DIO has no price. Enter one under Price before it is sold new.',
    ])
    const model = await (await app.request('/api/models/dio')).json()
    await app.send('PUT', '/api/models/dio', { ...model, availability: 'on-sale', price: 70_000 })
    const { version } = await (await app.request('/api/models/dio')).json()
    const published = await app.send('POST', '/api/models/dio/publish', { version })
    expect([published.status, (await published.json()).errors]).toMatchObject([
      422,
      {
        price: ['Ex-showroom price is missing: enter one under Price before the model is sold new'],
      },
    ])
  })
})
