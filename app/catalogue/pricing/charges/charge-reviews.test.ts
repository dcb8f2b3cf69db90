import { expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { chargesSetting } from './charges-setting.ts'
import { telanganaCharges } from './start-charges-telangana.ts'

/** Rows of the demo that no source confirms and that have not ended. */
const unconfirmed = telanganaCharges.charges.filter(({ toConfirm }) => toConfirm).length

type Item = { kind: string; id: number; version: number; name: string; says: string }

onEachDatabase('charges in the review queue', (getDatabase) => {
  const staffOn = (day: string) =>
    testApp(getDatabase(), { clock: () => new Date(`${day}T06:00:00Z`) }).loginAsStaff()
  const listDue = async (app: TestApp): Promise<Item[]> =>
    (await (await app.request('/api/to-confirm?kind=charge')).json()).rows
  const confirm = (app: TestApp, items: readonly Item[]) =>
    app.send('POST', '/api/confirm', {
      items: items.map(({ kind, id, version }) => ({ kind, id, version })),
    })
  const rowsOf = async (app: TestApp) => (await app.services.facts.get(chargesSetting)).charges

  it('are due as long as they are marked to be confirmed', async () => {
    const app = await staffOn('2026-12-10')
    const due = await listDue(app)
    expect(due).toHaveLength(unconfirmed)
    expect((await confirm(app, due)).status).toBe(200)
    expect(await listDue(app)).toEqual([])
  })

  it('are due 60 days after their last check', async () => {
    expect(await listDue(await staffOn('2026-12-10'))).toHaveLength(unconfirmed)
    const due = await listDue(await staffOn('2027-01-26'))
    expect(due).toHaveLength((await rowsOf(testApp(getDatabase()))).length - 2)
    expect(due[0]).toMatchObject({
      name: 'Life tax · Petrol',
      says: '9 % up to ₹50,000; 12 % up to ₹1,00,000; 15 % up to ₹2,00,000; 18 % above',
    })
  })

  it('are due 14 days before their last day, once', async () => {
    const before = await listDue(await staffOn('2026-12-16'))
    const app = await staffOn('2026-12-17')
    const due = (await listDue(app)).filter(({ id }) => !before.some((it) => it.id === id))
    expect(due).toMatchObject([
      { name: 'Life tax · Electric', says: '₹0, until 31 Dec 2026' },
      { name: 'Registration fee · Electric', says: '₹0, until 31 Dec 2026' },
    ])
    expect((await confirm(app, due)).status).toBe(200)
    expect(await listDue(app)).toHaveLength(unconfirmed)
  })

  it('are confirmed together, lose their mark, and get it back by undo', async () => {
    const app = await staffOn('2027-02-01')
    const before = await rowsOf(app)
    const answer = await confirm(app, await listDue(app))
    const { change, confirmed } = await answer.json()
    expect(confirmed).toBe(before.length - 2)
    const current = (await rowsOf(app)).filter(({ until }) => until === undefined)
    expect(new Set(current.map(({ checkedOn }) => checkedOn))).toEqual(new Set(['2027-02-01']))
    expect(current.some(({ toConfirm }) => toConfirm)).toBe(false)
    expect((await app.send('POST', `/api/confirm/${change}/undo`, {})).status).toBe(200)
    expect(await rowsOf(app)).toEqual(before)
  })

  it('are not confirmed if they have changed since they were listed', async () => {
    const app = await staffOn('2027-02-01')
    const [tax] = await listDue(app)
    const { version, ...document } = await (await app.request('/api/site/charges')).json()
    const [first, ...others] = document.charges
    const charges = [{ ...first, steps: [{ percent: 20 }] }, ...others]
    const saved = await app.send('PUT', '/api/site/charges', { ...document, version, charges })
    const now = (await saved.json()).version
    await app.send('POST', '/api/site/charges/publish', { version: now })
    expect((await confirm(app, tax ? [tax] : [])).status).toBe(409)
  })

  it('keep a draft, which then has the new check dates', async () => {
    const app = await staffOn('2027-02-01')
    const { version, ...document } = await (await app.request('/api/site/charges')).json()
    await app.send('PUT', '/api/site/charges', { ...document, version, place: 'Warangal' })
    await confirm(app, (await listDue(app)).slice(0, 1))
    const draft = await (await app.request('/api/site/charges')).json()
    expect(draft).toMatchObject({ hasDraft: true, place: 'Warangal' })
    expect(draft.charges[0].checkedOn).toBe('2027-02-01')
  })
})
