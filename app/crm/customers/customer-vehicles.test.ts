import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const padma = { name: 'Padma Rao', contactNumber: '98480 12345' }

onEachDatabase('a wrongly typed vehicle of a customer', (getDatabase) => {
  async function shop() {
    const app = await testApp(getDatabase()).loginAsStaff()
    await addEnquiry(app, serviceBookingEnquiry, { ...padma, registrationNumber: 'TS 09 AB 1234' })
    const { customers } = await get(app, '/api/customers?search=padma')
    const path = `/api/customers/${customers[0].id}`
    const [vehicle] = (await get(app, path)).vehicles
    return { app, path, vehicle: `${path}/vehicles/${vehicle.id}` }
  }

  async function get(app: TestApp, path: string) {
    return (await app.request(path)).json()
  }

  const send = async (app: TestApp, method: string, path: string, body?: unknown) =>
    (await app.send(method, path, body)).status

  const platesOf = async (app: TestApp, path: string) =>
    (await get(app, path)).vehicles.map(({ plate }: { plate: string }) => plate)

  const isFoundBy = async (app: TestApp, words: string) =>
    (await get(app, `/api/customers?search=${words}`)).total === 1

  it('is deleted, also from search and list, and comes back with an undo', async () => {
    const { app, path, vehicle } = await shop()
    expect(await send(app, 'DELETE', vehicle)).toBe(200)
    expect(await platesOf(app, path)).toEqual([])
    expect(await isFoundBy(app, 'TS09AB1234')).toBe(false)
    expect((await get(app, '/api/customers?show=vehicle')).total).toBe(0)
    expect(await send(app, 'DELETE', vehicle)).toBe(404)
    expect(await send(app, 'PATCH', vehicle, { model: '', ownedFrom: '', ownedUntil: '' })).toBe(
      404,
    )
    expect((await get(app, `${path}/data`)).removedVehicles).toMatchObject([
      { plate: 'TS09AB1234', removedBy: 'meera' },
    ])
    expect(await send(app, 'POST', `${vehicle}/restore`)).toBe(200)
    expect(await platesOf(app, path)).toEqual(['TS09AB1234'])
    expect(await isFoundBy(app, 'TS09AB1234')).toBe(true)
    expect(await send(app, 'POST', `${vehicle}/restore`)).toBe(404)
  })

  it('is not added again by the next enquiry, only by staff', async () => {
    const { app, path, vehicle } = await shop()
    await send(app, 'DELETE', vehicle)
    await addEnquiry(app, serviceBookingEnquiry, { ...padma, registrationNumber: 'TS 09 AB 1234' })
    expect(await platesOf(app, path)).toEqual([])
    const bike = { plate: 'TS 09 AB 1234', model: 'DIO', ownedFrom: '', ownedUntil: '' }
    expect(await send(app, 'POST', `${path}/vehicles`, bike)).toBe(200)
    expect((await get(app, path)).vehicles).toMatchObject([{ plate: 'TS09AB1234', model: 'DIO' }])
  })

  it('gets another number, and the next enquiry does not bring the wrong one back', async () => {
    const { app, path, vehicle } = await shop()
    const edit = { plate: 'TS 09 AB 1243', model: 'DIO', ownedFrom: '2024-01-31', ownedUntil: '' }
    expect(await send(app, 'PATCH', vehicle, { ...edit, plate: 'NA' })).toBe(422)
    expect(await send(app, 'PATCH', vehicle, edit)).toBe(200)
    await addEnquiry(app, serviceBookingEnquiry, { ...padma, registrationNumber: 'TS 09 AB 1234' })
    expect((await get(app, path)).vehicles).toMatchObject([
      { plate: 'TS09AB1243', model: 'DIO', ownedFrom: '2024-01-31' },
    ])
    expect(await isFoundBy(app, 'TS09AB1243')).toBe(true)
    expect(await isFoundBy(app, 'TS09AB1234')).toBe(false)
    // Somebody else opened the form before the correction.
    expect(await send(app, 'PATCH', vehicle, { ...edit, plate: 'TS 09 AB 9999' })).toBe(404)
  })

  it('cannot get the number of another vehicle of the customer', async () => {
    const { app, path, vehicle } = await shop()
    const other = { plate: 'TS 10 CD 5678', model: '', ownedFrom: '', ownedUntil: '' }
    await send(app, 'POST', `${path}/vehicles`, other)
    expect(await send(app, 'PATCH', vehicle, other)).toBe(422)
    expect(await platesOf(app, path)).toEqual(['TS09AB1234', 'TS10CD5678'])
  })

  it('can be corrected back, and is forgotten with the enquiry that contained it', async () => {
    const { app, path, vehicle } = await shop()
    const { db } = app.services
    const edit = { model: '', ownedFrom: '', ownedUntil: '' }
    await send(app, 'PATCH', vehicle, { ...edit, plate: 'TS 09 AB 1243' })
    const [corrected] = (await get(app, path)).vehicles
    const back = { ...edit, plate: 'TS 09 AB 1234' }
    expect(await send(app, 'PATCH', `${path}/vehicles/${corrected.id}`, back)).toBe(200)
    expect(await platesOf(app, path)).toEqual(['TS09AB1234'])
    await addEnquiry(app, serviceBookingEnquiry, padma)
    await send(app, 'DELETE', vehicle)
    const [first] = await db
      .selectFrom('enquiries')
      .select('id')
      .where('plate', '=', 'TS09AB1234')
      .execute()
    expect(await send(app, 'DELETE', `/api/enquiries/${first?.id}`)).toBe(200)
    const left = await db.selectFrom('customer_vehicles').select('plate').execute()
    expect(left.map(({ plate }) => plate)).not.toContain('TS09AB1234')
  })

  it('is deleted only by staff who may', async () => {
    const { app, vehicle } = await shop()
    const accounts = await app.loginAsStaff('accounts')
    expect(await send(accounts, 'DELETE', vehicle)).toBe(403)
  })
})
