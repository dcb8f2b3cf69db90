import { expect, it } from 'vitest'
import { assignmentRulesSetting } from '#app/crm/assignment/assignment-rules.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const path = '/api/site/desk-rules'
const read = async (app: TestApp) => (await app.request(path)).json()
const changeNow = (app: TestApp, rules: object) =>
  app.send('PATCH', '/api/manageDeskRules', { rules })

onEachDatabase('the desk rules as a document', (getDatabase) => {
  const owner = (clock = () => testNow) => testApp(getDatabase(), { clock }).loginAsStaff()
  const rulesNow = (app: TestApp) => app.services.facts.get(assignmentRulesSetting)

  it('has a version for each change on the page Desk rules, and restores it', async () => {
    const app = await owner()
    await changeNow(app, { 'test-ride': 'turn' })
    const saved = await rulesNow(app)
    await changeNow(app, { 'test-ride': 'nobody' })
    const { rows } = await (await app.request(`${path}/versions`)).json()
    expect(rows.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    const { version } = await read(app)
    const restored = await app.send('POST', `${path}/versions/2/publish`, { version })
    expect(restored.status).toBe(200)
    expect(await rulesNow(app)).toMatchObject(saved ?? {})
    const after = await read(app)
    await app.send('POST', `${path}/versions/1/publish`, { version: after.version })
    expect(await rulesNow(app)).toBeNull()
  })

  it('is published at its scheduled time', async () => {
    let now = testNow
    const app = await owner(() => now)
    await changeNow(app, { 'test-ride': 'turn' })
    const opened = await read(app)
    await app.send('PUT', path, {
      ...opened,
      rules: { ...opened.rules, 'test-ride': 'nobody' },
    })
    const { version } = await read(app)
    const at = '2026-11-02T05:30:00.000Z'
    await app.send('POST', `${path}/publish`, { version, at })
    expect(await rulesNow(app)).toMatchObject({ 'test-ride': 'turn' })
    now = new Date(at)
    expect(await app.services.parts.drafts.carryOut()).toBe(1)
    expect(await rulesNow(app)).toMatchObject({ 'test-ride': 'nobody' })
  })

  it('leaves new enquiries unassigned until the rules are switched on', async () => {
    const app = await owner()
    const publish = async (change: object) => {
      await app.send('PUT', path, { ...(await read(app)), ...change })
      const { version } = await read(app)
      await app.send('POST', `${path}/publish`, { version })
    }
    expect(await read(app)).toMatchObject({ isOn: false, rules: { 'test-ride': 'former-turn' } })
    await publish({})
    expect(await rulesNow(app)).toBeNull()
    await publish({ isOn: true })
    expect(await rulesNow(app)).toMatchObject({ 'test-ride': 'former-turn' })
  })

  it('keeps the rules of the owner while they are switched off', async () => {
    const app = await owner()
    const publish = async (change: object) => {
      await app.send('PUT', path, { ...(await read(app)), ...change })
      const { version } = await read(app)
      const done = await app.send('POST', `${path}/publish`, { version })
      expect(done.status).toBe(200)
    }
    await changeNow(app, { 'test-ride': 'turn', amc: 'nobody' })
    const { rules } = await read(app)
    await publish({ isOn: false, rules: { ...rules, amc: 'former-nobody' } })
    expect(await rulesNow(app)).toBeNull()
    const kept = { ...rules, amc: 'former-nobody' }
    expect(await read(app)).toMatchObject({ isOn: false, rules: kept })
    await publish({ isOn: true })
    expect(await rulesNow(app)).toEqual(kept)
    await publish({ isOn: false })
    await changeNow(app, { contact: 'nobody' })
    expect(await rulesNow(app)).toEqual({ ...kept, contact: 'nobody' })
  })

  it('is published if it was scheduled before an enquiry kind came and another one went', async () => {
    let now = testNow
    const app = await owner(() => now)
    const { db } = getDatabase()
    const opened = await read(app)
    await app.send('PUT', path, { ...opened, isOn: true })
    const at = '2026-11-02T05:30:00.000Z'
    await app.send('POST', `${path}/publish`, { version: opened.version + 1, at })
    const { amc: _, ...rules } = opened.rules
    const planned_json = JSON.stringify({ isOn: true, rules: { ...rules, gone: 'turn' } })
    await db.updateTable('drafts').set({ planned_json }).where('key', '=', 'desk-rules').execute()
    now = new Date(at)
    await app.services.parts.drafts.carryOut()
    expect(await rulesNow(app)).toEqual(opened.rules)
  })

  it('restores a version from before an enquiry kind came and another one went', async () => {
    const app = await owner()
    await changeNow(app, { 'test-ride': 'turn' })
    const { version, rules } = await read(app)
    const { amc: _, ...others } = rules
    const old = { isOn: true, rules: { ...others, 'test-ride': 'nobody', gone: 'turn' } }
    await getDatabase()
      .db.updateTable('published_versions')
      .set({ document_json: JSON.stringify(old) })
      .where('key', '=', 'desk-rules')
      .where('number', '=', 1)
      .execute()
    const restored = await app.send('POST', `${path}/versions/1/publish`, { version })
    expect(restored.status).toBe(200)
    expect(await rulesNow(app)).toEqual({ ...rules, 'test-ride': 'nobody' })
  })

  it('is open to the owner only, and has no preview', async () => {
    const manager = await testApp(getDatabase()).loginAsStaff('manager')
    expect((await manager.request(path)).status).toBe(403)
    const { rows } = await (await manager.request('/api/site')).json()
    expect(rows.map(({ part }: { part: string }) => part)).not.toContain('desk-rules')
    const app = await owner()
    expect((await app.request('/preview/site.desk-rules')).status).toBe(404)
    expect((await app.send('POST', `${path}/preview`, {})).status).toBe(404)
  })
})
