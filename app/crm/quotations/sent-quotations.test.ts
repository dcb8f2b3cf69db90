import { beforeEach, describe, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { changeCharges, quotationClient } from '#tests/quotation-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { checkProof, proofText } from './quotation-proof.ts'
import { signingKeyStore } from './signing-key-store.server.ts'
import { siteSecretStore } from './site-secret-store.server.ts'

const dayMs = 24 * 3600_000

onEachDatabase('sent quotations of an enquiry', (getDatabase) => {
  let now: Date
  let owner: TestApp
  let sales: TestApp
  let manager: TestApp
  let reference: string
  beforeEach(async () => {
    now = testNow
    const app = testApp(getDatabase(), { clock: () => now })
    owner = await app.loginAsStaff()
    sales = await app.loginAsStaff('sales')
    manager = await app.loginAsStaff('manager')
    reference = await addEnquiry(owner, testRideEnquiry)
  })
  const as = (app: TestApp) => quotationClient(app, reference)
  const historyOf = async () => {
    const { history } = await deskClient(owner).read(reference)
    return history.flatMap(({ quotation, who }) => (quotation ? [[quotation.act, who]] : []))
  }
  const tokenOf = (path: string | null) => (path ?? '').replace('/q/', '')

  describe('when it is sent', () => {
    it('gets a link of 43 characters, a signature, and can no longer be changed', async () => {
      const made = (await as(sales).make()).quotation
      const { quotation } = await as(sales).send(made)
      expect(quotation.path).toMatch(/^\/q\/[\w-]{43}$/)
      expect(quotation.sentAt).toBe(testNow.toISOString())
      expect(await as(sales).change(quotation, { accessories: 1 })).toMatchObject({
        status: 409,
        message: 'This quotation has been sent. Make a new version instead.',
      })
      expect(await as(sales).send(quotation)).toMatchObject({ status: 409 })
    })

    it('is refused if the charges have changed since it was saved', async () => {
      const { quotation } = await as(sales).make()
      await changeCharges(owner, (table) => ({
        ...table,
        charges: table.charges.map((row) =>
          row.key === 'road-safety-cess' ? { ...row, rupees: 2600 } : row,
        ),
      }))
      const refused = await as(sales).send(quotation)
      expect(refused).toMatchObject({
        status: 409,
        message: expect.stringContaining('Prices or charges have changed'),
      })
      const again = (await as(sales).change(quotation, {})).quotation
      expect(again.total).toBe(quotation.total + 600)
      expect(await as(sales).send(again)).toMatchObject({ status: 200 })
    })

    it('lapses after its last day and can be renewed by a new version', async () => {
      const sent = (await as(sales).send((await as(sales).make()).quotation)).quotation
      now = new Date(testNow.getTime() + 8 * dayMs)
      const app = testApp(getDatabase(), { clock: () => now })
      sales = await app.loginAsStaff('sales')
      const [lapsed] = (await as(sales).list()).quotations
      expect(lapsed).toMatchObject({ state: 'lapsed', path: sent.path })
      const newer = (await as(sales).make({ replaces: sent.id })).quotation
      expect(newer).toMatchObject({ number: sent.number, revision: 2, state: 'draft' })
      await as(sales).send(newer)
      const states = (await as(sales).list()).quotations.map(({ revision, state }) => [
        revision,
        state,
      ])
      expect(states).toEqual([
        [2, 'sent'],
        [1, 'replaced'],
      ])
    })

    it('stores the answer of the customer until the last day', async () => {
      const sent = (await as(sales).send((await as(sales).make()).quotation)).quotation
      const { quotationWorkflow } = owner.services
      expect(await quotationWorkflow.answerByCustomer(sent.id, 'accepted')).toMatchObject({
        ok: true,
      })
      expect((await as(sales).list()).quotations[0]).toMatchObject({ state: 'accepted' })
      expect((await historyOf()).at(-1)).toEqual(['accepted', 'Customer'])
      now = new Date(testNow.getTime() + 8 * dayMs)
      expect(await quotationWorkflow.answerByCustomer(sent.id, 'declined')).toMatchObject({
        problem: { message: expect.stringContaining('This quotation has lapsed') },
      })
    })
  })

  it('opens by its link with the figures as given and the total of today', async () => {
    const sent = (await as(sales).send((await as(sales).make()).quotation)).quotation
    await changeCharges(owner, (table) => ({
      ...table,
      charges: table.charges.map((row) =>
        row.key === 'road-safety-cess' ? { ...row, rupees: 2600 } : row,
      ),
    }))
    const { quotationQueries } = owner.services
    const page = await quotationQueries.findByToken(tokenOf(sent.path))
    expect(page).toMatchObject({
      status: 'sent',
      document: { total: sent.total },
      today: { total: sent.total + 600 },
    })
    const forged = tokenOf(sent.path).replace(/^./, (it) => (it === 'A' ? 'B' : 'A'))
    expect(await quotationQueries.findByToken(forged)).toBeUndefined()
    expect(await quotationQueries.findByToken("' or 1=1")).toBeUndefined()
  })

  it('tells the desk which open quotations differ from today and which end soon', async () => {
    const sent = (await as(sales).send((await as(sales).make()).quotation)).quotation
    await as(sales).make({ discount: 2000, asksApproval: true })
    const { quotationQueries, staff } = owner.services
    const reader = await staff.findByUserId('sales')
    if (!reader) throw new Error('No salesperson')
    const countsOf = async (section: 'all' | 'different' = 'all') =>
      (await quotationQueries.listForStaff(reader, { section, number: '' })).counts
    expect(await quotationQueries.checkOpen()).toBe(1)
    expect(await quotationQueries.checkOpen()).toBe(0)
    expect(await countsOf()).toEqual({
      ...{ waiting: 1, open: 1, ending: 0, different: 0, lapsed: 0, all: 2 },
    })
    await changeCharges(owner, (table) => ({
      ...table,
      charges: table.charges.filter(({ key }) => key !== 'road-safety-cess'),
    }))
    now = new Date(testNow.getTime() + 6 * dayMs)
    expect(await quotationQueries.checkOpen()).toBe(1)
    expect(await countsOf()).toMatchObject({ open: 1, ending: 1, different: 1 })
    const { rows } = await quotationQueries.listForStaff(reader, {
      ...{ section: 'different', number: '' },
    })
    expect(rows).toMatchObject([{ number: sent.number, difference: -2000 }])
    now = new Date(testNow.getTime() + 8 * dayMs)
    expect(await countsOf()).toMatchObject({ open: 0, ending: 0, different: 0, lapsed: 1 })
  })

  it('counts the sent and accepted ones by person and vehicle, each in its newest version', async () => {
    const sent = (await as(sales).send((await as(sales).make()).quotation)).quotation
    const newer = (await as(sales).make({ replaces: sent.id, discount: 100 })).quotation
    await as(sales).answer((await as(sales).send(newer)).quotation, 'accepted')
    await as(manager).send((await as(manager).make({ model: 'DIO', variant: '' })).quotation)
    await as(manager).make()
    const { quotationQueries, staff } = owner.services
    const reader = await staff.findByUserId('meera')
    if (!reader) throw new Error('No owner')
    const period = { from: '2026-11-02', to: '2026-11-02' }
    const { people, vehicles } = await quotationQueries.figures(reader, period)
    const accepted = { sent: 1, accepted: 1, declined: 0, acceptedRupees: newer.total }
    expect(people).toMatchObject([
      { label: 'manager', sent: 1, accepted: 0, acceptedRupees: 0 },
      { label: 'sales', ...accepted },
    ])
    expect(vehicles).toMatchObject([{ label: 'DIO' }, { label: 'HORNET2.0', ...accepted }])
    const before = { from: '2026-10-01', to: '2026-11-01' }
    expect((await quotationQueries.figures(reader, before)).people).toEqual([])
  })

  it('keeps number, lines and total without the person after an erasure', async () => {
    const made = (await as(sales).make({ note: 'Asha wants the red one' })).quotation
    const sent = (await as(sales).send(made)).quotation
    const { id } = await deskClient(owner).read(reference)
    expect((await owner.send('DELETE', `/api/enquiries/${id}`)).status).toBe(200)
    const [kept] = (await as(owner).list()).quotations
    expect(kept).toMatchObject({ number: sent.number, total: sent.total, note: '' })
    expect(kept?.lines).toEqual(sent.lines)
    const rows = JSON.stringify(
      await getDatabase().db.selectFrom('quotations').selectAll().execute(),
    )
    for (const text of ['Asha', ...Object.values(testRideEnquiry.example).map(String)])
      if (/^(?=.{4})\D*$|^\d{10}$/.test(text) && !/hornet/i.test(text))
        expect([text, rows.includes(text)]).toEqual([text, false])
    expect(await as(sales).make()).toMatchObject({
      status: 409,
      message: expect.stringContaining('erased'),
    })
  })

  it('is proven by the key that signed it, also after the key was replaced', async () => {
    const sent = (await as(sales).send((await as(sales).make()).quotation)).quotation
    const { quotationQueries, signingKeys } = owner.services
    const proof = await quotationQueries.findProof(tokenOf(sent.path))
    if (!proof) throw new Error('No proof')
    const bytes = new TextEncoder().encode(proofText(proof))
    const keysOf = async () => (await (await owner.request('/api/quotations/keys')).json()).keys
    expect(await checkProof(bytes, await keysOf())).toMatchObject({
      ...{ is: 'valid', isOldKey: false, figures: { total: sent.total } },
    })
    await signingKeys.rotate()
    expect(await checkProof(bytes, await keysOf())).toMatchObject({ is: 'valid', isOldKey: true })
    await signingKeys.rotate()
    expect(await keysOf()).toHaveLength(2)
  })

  it('has one key and one secret, however many instances start at once', async () => {
    const { db } = getDatabase()
    const clock = () => testNow
    const signers = await Promise.all([1, 2, 3].map(() => signingKeyStore(db, clock).signer()))
    const signed = await Promise.all(signers.map((sign) => sign('text')))
    expect(new Set(signed.map(({ keyId }) => keyId)).size).toBe(1)
    const tokens = await Promise.all([1, 2, 3].map(() => siteSecretStore(db, clock).tokens()))
    expect(new Set(tokens.map((tokenFor) => tokenFor('quotation/Q-7F3K2/1/1'))).size).toBe(1)
    expect(tokens[0]?.('quotation/Q-7F3K2/1/1')).toMatch(/^[\w-]{43}$/)
    expect(tokens[0]?.('quotation/Q-7F3K2/1/2')).not.toBe(tokens[0]?.('quotation/Q-7F3K2/1/1'))
  })

  it('is in the download of the person’s data', async () => {
    const sent = (
      await as(sales).send(
        (
          await as(sales).make({ note: 'Pays in cash', discount: 300 })
        ).quotation,
      )
    ).quotation
    const { customerId } = await deskClient(owner).read(reference)
    const data = await (await owner.request(`/api/customers/${customerId}/data`)).json()
    const [enquiry] = data.enquiries.filter(
      (it: { reference: string }) => it.reference === reference,
    )
    expect(enquiry.quotations).toMatchObject([
      {
        ...{ number: sent.number, version: 1, status: 'sent', vehicle: 'HORNET 2.0' },
        ...{ total: sent.total, discount: 300, validUntil: sent.validUntil, note: 'Pays in cash' },
        lines: expect.arrayContaining([
          {
            label: 'Discount',
            rupees: -300,
            reason: 'Given by the dealership; it changes no tax',
          },
        ]),
      },
    ])
  })
})
