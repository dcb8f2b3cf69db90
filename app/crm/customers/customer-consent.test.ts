import { expect, it } from 'vitest'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const registration = 'TS 09 AB 1234'
const padma = { registration, name: 'Padma Rao', mobile: '9848012345' }

async function send(app: TestApp, method: string, path: string, body?: unknown) {
  const answer = await app.send(method, path, body)
  return { status: answer.status, ...(await answer.json()) }
}

async function get(app: TestApp, path: string) {
  return (await app.request(path)).json()
}

onEachDatabase('the consent of a customer', (getDatabase) => {
  async function shop() {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    await addEnquiry(app, optInEnquiry, padma)
    await addEnquiry(app, optInEnquiry, { registration, name: 'Ravi', mobile: '9000000001' })
    const { customers } = await get(app, '/api/customers?search=padma')
    const path = `/api/customers/${customers[0].id}`
    const withdrawals = `${path}/consent-withdrawals`
    const wait = () => {
      now = new Date(now.getTime() + 60_000)
    }
    return { app, id: customers[0].id, path, withdrawals, wait }
  }

  const namesToSendTo = async (app: TestApp) => {
    const { data } = await send(app, 'POST', '/api/optInReports', { page: 1, limit: 100 })
    return data.map(({ name }: { name: string }) => name).sort()
  }

  it('can be withdrawn, which takes the customer out of the list for messages', async () => {
    const { app, path, withdrawals } = await shop()
    expect(await namesToSendTo(app)).toEqual(['Padma Rao', 'Ravi'])
    expect(await send(app, 'POST', withdrawals, { channel: 'phone' })).toMatchObject({
      status: 200,
    })
    expect(await namesToSendTo(app)).toEqual(['Ravi'])
    const csv = await (await app.request('/api/reports/opt-in.csv')).text()
    expect(csv).toContain('Ravi')
    expect(csv).not.toContain('Padma')
    const customer = await get(app, path)
    expect(customer).toMatchObject({
      consents: [{ isWithdrawn: true }],
      withdrawals: [
        { at: '2026-11-02T04:30:00.000Z', who: 'meera', channel: 'phone', endedAt: null },
      ],
    })
    const all = await (await app.request('/api/customers.csv')).text()
    expect(all).toMatch(/Padma Rao.*"2026-11-02"\r\n/)
    expect((await get(app, `${path}/data`)).withdrawals).toHaveLength(1)
    expect(await send(app, 'POST', withdrawals, { channel: 'email' })).toMatchObject({
      status: 409,
    })
  })

  it('is there again after an undo, and the history keeps both', async () => {
    const { app, path, withdrawals } = await shop()
    const { withdrawal } = await send(app, 'POST', withdrawals, { channel: 'phone' })
    const undo = () => send(app, 'DELETE', `${withdrawals}/${withdrawal}`)
    expect((await undo()).status).toBe(200)
    expect(await namesToSendTo(app)).toEqual(['Padma Rao', 'Ravi'])
    expect(await get(app, path)).toMatchObject({
      consents: [{ isWithdrawn: false }],
      withdrawals: [{ channel: 'phone', endedBy: 'meera', endedChannel: null }],
    })
    expect((await undo()).status).toBe(409)
  })

  it('can be given again through another channel, and withdrawn again', async () => {
    const { app, path, withdrawals } = await shop()
    const { withdrawal } = await send(app, 'POST', withdrawals, { channel: 'email' })
    const again = { channel: 'in-person' }
    expect((await send(app, 'PATCH', `${withdrawals}/${withdrawal}`, again)).status).toBe(200)
    expect(await namesToSendTo(app)).toEqual(['Padma Rao', 'Ravi'])
    expect((await send(app, 'POST', withdrawals, { channel: 'letter' })).status).toBe(200)
    expect(await get(app, path)).toMatchObject({
      withdrawals: [
        { channel: 'letter', endedAt: null },
        { channel: 'email', endedChannel: 'in-person' },
      ],
    })
  })

  it('counts in a later enquiry, and is withdrawn for merged customers too', async () => {
    const { app, id, withdrawals, wait } = await shop()
    await send(app, 'POST', `/api/customers/${id}/merge`, { phone: '9000000001' })
    await send(app, 'POST', withdrawals, { channel: 'phone' })
    expect(await namesToSendTo(app)).toEqual([])
    wait()
    await addEnquiry(app, optInEnquiry, { ...padma, name: 'Padma again' })
    expect(await namesToSendTo(app)).toEqual(['Padma again'])
  })

  it('is changed only by staff who may, and only with a known channel', async () => {
    const { app, withdrawals } = await shop()
    expect((await send(app, 'POST', withdrawals, { channel: 'pigeon' })).status).toBe(422)
    expect((await send(app, 'DELETE', `${withdrawals}/999`)).status).toBe(404)
    const accounts = await app.loginAsStaff('accounts')
    expect((await send(accounts, 'POST', withdrawals, { channel: 'phone' })).status).toBe(403)
    const workshop = await app.loginAsStaff('workshop')
    expect((await send(workshop, 'POST', withdrawals, { channel: 'phone' })).status).toBe(404)
  })
})
