import { expect, it } from 'vitest'
import { staffLogin, testApp, testNow } from '#tests/app.ts'
import { onEachDatabase } from '#tests/databases.ts'

const hour = 3_600_000

onEachDatabase('a session', (getDatabase) => {
  const clocked = async () => {
    let passed = 0
    const app = testApp(getDatabase(), { clock: () => new Date(testNow.getTime() + passed) })
    const staff = await app.loginAsStaff()
    const status = async (hours: number) => {
      passed = hours * hour
      return (await staff.request('/api/me')).status
    }
    return { app, staff, status }
  }

  it('ends after 12 idle hours', async () => {
    const { status } = await clocked()
    expect(await status(11.9)).toBe(200)
    expect(await status(11.9 + 11.9)).toBe(200)
    expect(await status(11.9 + 11.9 + 12.1)).toBe(401)
  })

  it('ends after 7 days, however busy', async () => {
    const { status } = await clocked()
    for (let hours = 10; hours < 7 * 24; hours += 10) expect(await status(hours)).toBe(200)
    expect(await status(7 * 24 + 0.1)).toBe(401)
  })

  it('is stored as a hash, and ends with the account', async () => {
    const { app, status } = await clocked()
    const { db } = getDatabase()
    const rows = await db.selectFrom('sessions').selectAll().execute()
    const answer = await app.send('POST', '/api/login', staffLogin)
    const id = /session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    expect(JSON.stringify(rows)).not.toContain(id)
    await db.updateTable('staff').set({ status: 'inactive' }).execute()
    expect(await status(0)).toBe(401)
  })
})
