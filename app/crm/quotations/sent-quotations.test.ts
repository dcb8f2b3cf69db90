import { describe, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { siteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import {
  changeCharges,
  onEachQuotationDesk,
  raiseRoadSafetyCess,
  tokenOf,
} from '#tests/quotation-client.ts'
import { testNow } from '#tests/test-app.ts'
import { checkProof, proofText } from './quotation-proof.ts'
import { signingKeyStore } from './signing-key-store.server.ts'

onEachQuotationDesk('sent quotations of an enquiry', (getDesk, getDatabase) => {
  describe('when it is sent', () => {
    it('gets a link of 43 characters, a signature, and can no longer be changed', async () => {
      const desk = getDesk()
      const quotation = await desk.send()
      expect(quotation.path).toMatch(/^\/q\/[\w-]{43}$/)
      expect(quotation.sentAt).toBe(testNow.toISOString())
      expect(await desk.bySales.change(quotation, { accessories: 1 })).toMatchObject({
        status: 409,
        message: 'This quotation has been sent. Make a new version instead.',
      })
      expect(await desk.bySales.send(quotation)).toMatchObject({ status: 409 })
    })

    it('is refused if the charges have changed since it was saved', async () => {
      const desk = getDesk()
      const { quotation } = await desk.bySales.make()
      await raiseRoadSafetyCess(desk.owner)
      const refused = await desk.bySales.send(quotation)
      expect(refused).toMatchObject({
        status: 409,
        message: expect.stringContaining('Prices or charges have changed'),
      })
      const again = (await desk.bySales.change(quotation, {})).quotation
      expect(again.total).toBe(quotation.total + 600)
      expect(await desk.bySales.send(again)).toMatchObject({ status: 200 })
    })

    it('lapses after its last day and can be renewed by a new version', async () => {
      const desk = getDesk()
      const sent = await desk.send()
      desk.passDays(8)
      const bySales = await desk.logInAgain('sales')
      const [lapsed] = (await bySales.list()).quotations
      expect(lapsed).toMatchObject({ state: 'lapsed', path: sent.path })
      const newer = (await bySales.make({ replaces: sent.id })).quotation
      expect(newer).toMatchObject({ number: sent.number, revision: 2, state: 'draft' })
      await bySales.send(newer)
      const states = (await bySales.list()).quotations.map(({ revision, state }) => [
        revision,
        state,
      ])
      expect(states).toEqual([
        [2, 'sent'],
        [1, 'replaced'],
      ])
    })

    it('stores the answer of the customer until the last day', async () => {
      const desk = getDesk()
      const sent = await desk.send()
      const { quotationWorkflow } = desk.owner.services
      expect(await quotationWorkflow.answerByCustomer(sent.id, 'accepted')).toMatchObject({
        ok: true,
      })
      expect((await desk.bySales.list()).quotations[0]).toMatchObject({ state: 'accepted' })
      expect((await desk.listActs()).at(-1)).toEqual(['accepted', 'Customer'])
      desk.passDays(8)
      expect(await quotationWorkflow.answerByCustomer(sent.id, 'declined')).toMatchObject({
        problem: { message: expect.stringContaining('This quotation has lapsed') },
      })
    })
  })

  it('opens by its link with the figures as given and the total of today', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    await raiseRoadSafetyCess(desk.owner)
    const { quotationQueries } = desk.owner.services
    const page = await quotationQueries.findByToken(tokenOf(sent))
    expect(page).toMatchObject({
      status: 'sent',
      document: { total: sent.total },
      today: { total: sent.total + 600 },
    })
    const forged = tokenOf(sent).replace(/^./, (it) => (it === 'A' ? 'B' : 'A'))
    expect(await quotationQueries.findByToken(forged)).toBeUndefined()
    expect(await quotationQueries.findByToken("' or 1=1")).toBeUndefined()
  })

  it('tells the desk which open quotations differ from today and which end soon', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    await desk.bySales.make({ discount: 2000, asksApproval: true })
    const { quotationQueries } = desk.owner.services
    const readCounts = async () => (await desk.listSection('all')).counts
    expect(await quotationQueries.checkOpen()).toBe(1)
    expect(await quotationQueries.checkOpen()).toBe(0)
    expect(await readCounts()).toEqual({
      ...{ waiting: 1, open: 1, ending: 0, different: 0, lapsed: 0, all: 2 },
    })
    await changeCharges(desk.owner, (table) => ({
      ...table,
      charges: table.charges.filter(({ key }) => key !== 'road-safety-cess'),
    }))
    desk.passDays(6)
    expect(await quotationQueries.checkOpen()).toBe(1)
    expect(await readCounts()).toMatchObject({ open: 1, ending: 1, different: 1 })
    const { rows } = await desk.listSection('different')
    expect(rows).toMatchObject([{ number: sent.number, difference: -2000 }])
    desk.passDays(2)
    expect(await readCounts()).toMatchObject({ open: 0, ending: 0, different: 0, lapsed: 1 })
  })

  it('counts the sent and accepted ones by person and vehicle, each in its newest version', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    const newer = (await desk.bySales.make({ replaces: sent.id, discount: 100 })).quotation
    await desk.bySales.answer((await desk.bySales.send(newer)).quotation, 'accepted')
    await desk.byManager.send((await desk.byManager.make({ model: 'DIO', variant: '' })).quotation)
    await desk.byManager.make()
    const { people, vehicles } = await desk.readFigures()
    const accepted = { sent: 1, accepted: 1, declined: 0, acceptedRupees: newer.total }
    expect(people).toMatchObject([
      { label: 'manager', sent: 1, accepted: 0, acceptedRupees: 0 },
      { label: 'sales', ...accepted },
    ])
    expect(vehicles).toMatchObject([{ label: 'DIO' }, { label: 'HORNET2.0', ...accepted }])
    const before = { from: '2026-10-01', to: '2026-11-01' }
    expect((await desk.readFigures(before)).people).toEqual([])
  })

  it('keeps number, lines and total without the person after an erasure', async () => {
    const desk = getDesk()
    const sent = await desk.send({ note: 'Asha wants the red one' })
    await desk.eraseCustomer()
    const [kept] = (await desk.byOwner.list()).quotations
    expect(kept).toMatchObject({ number: sent.number, total: sent.total, note: '' })
    expect(kept?.lines).toEqual(sent.lines)
    const rows = JSON.stringify(
      await getDatabase().db.selectFrom('quotations').selectAll().execute(),
    )
    for (const text of ['Asha', ...Object.values(testRideEnquiry.example).map(String)])
      if (/^(?=.{4})\D*$|^\d{10}$/.test(text) && !/hornet/i.test(text))
        expect([text, rows.includes(text)]).toEqual([text, false])
    expect(await desk.bySales.make()).toMatchObject({
      status: 409,
      message: expect.stringContaining('erased'),
    })
  })

  it('is proven by the key that signed it, also after the key was replaced', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    const { quotationQueries, signingKeys } = desk.owner.services
    const proof = await quotationQueries.findProof(tokenOf(sent))
    if (!proof) throw new Error('No proof')
    const bytes = new TextEncoder().encode(proofText(proof))
    const keysOf = async () =>
      (await (await desk.owner.request('/api/quotations/keys')).json()).keys
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
    const desk = getDesk()
    const sent = await desk.send({ note: 'Pays in cash', discount: 300 })
    const { customerId } = await deskClient(desk.owner).read(desk.reference)
    const data = await (await desk.owner.request(`/api/customers/${customerId}/data`)).json()
    const [enquiry] = data.enquiries.filter(
      (it: { reference: string }) => it.reference === desk.reference,
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
