import { describe, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { changeCharges, onEachQuotationDesk, quotationClient } from '#tests/quotation-client.ts'
import { discountLimitsSetting } from './discount-limits.ts'

onEachQuotationDesk('quotations of an enquiry', (getDesk) => {
  it('has every line with its reason, a number, a total and a last day', async () => {
    const desk = getDesk()
    const { status, message, quotation } = await desk.bySales.make({
      ...{ discount: 500, exchange: 12_000, exchangeVehicle: 'Activa 2016' },
    })
    expect(status).toBe(201)
    expect(quotation.number).toMatch(/^Q-[2-9A-HJKMNP-Z]{5}$/)
    expect(message).toBe(`Quotation ${quotation.number} saved.`)
    expect(quotation).toMatchObject({
      ...{ revision: 1, state: 'draft', vehicle: 'HORNET 2.0', variant: 'Standard' },
      ...{ validUntil: '2026-11-09', madeBy: 'sales', path: null, reference: desk.reference },
    })
    const chosen = quotation.lines.filter(({ isChosen }) => isChosen)
    expect(quotation.total).toBe(chosen.reduce((sum, { rupees }) => sum + rupees, 0))
    expect(quotation.lines.find(({ key }) => key === 'life-tax')).toMatchObject({
      reason: expect.stringMatching(/^1[25]% of the ex-showroom price, because it is over ₹/),
    })
    expect(quotation.lines.find(({ key }) => key === 'own-damage-insurance')).toMatchObject({
      reason: expect.stringMatching(
        /^1\.\d+% of the insured value of ₹[\d,]+, plus 18% GST, because the engine is /,
      ),
    })
    expect(quotation.lines.slice(-2)).toMatchObject([
      { label: 'Exchange of the old vehicle', rupees: -12_000 },
      { label: 'Discount', rupees: -500 },
    ])
    expect(await desk.listActs()).toEqual([['made', 'sales']])
  })

  it('changes no other line by a discount, an exchange or accessories', async () => {
    const desk = getDesk()
    const plain = (await desk.byOwner.make()).quotation
    const other = (
      await desk.byOwner.make({
        ...{
          discount: 9000,
          exchange: 20_000,
          exchangeVehicle: 'TS 09 AB 1234',
          accessories: 2450,
        },
      })
    ).quotation
    expect(other.lines.slice(0, plain.lines.length)).toEqual(plain.lines)
    expect(other.total).toBe(plain.total - 9000 - 20_000 + 2450)
  })

  it('refuses unknown vehicles, variants and options, and broken amounts', async () => {
    const desk = getDesk()
    const refusals: [object, string, string][] = [
      [{ model: 'NOSUCH' }, 'model', 'Choose a vehicle.'],
      [{ variant: 'Golden' }, 'variant', 'Choose a variant of this vehicle.'],
      [{ options: ['no-such-line'] }, 'options', 'This line is not offered for this vehicle.'],
      [{ discount: 0.5 }, 'discount', 'Enter whole rupees from 0 to 99,99,999.'],
      [{ discount: -1 }, 'discount', 'Enter whole rupees from 0 to 99,99,999.'],
      [{ exchange: 90_00_000 }, 'discount', 'Discount and exchange together must be less than'],
    ]
    for (const [choices, field, says] of refusals) {
      const { status, errors } = await desk.byOwner.make(choices)
      expect([choices, status]).toEqual([choices, 422])
      expect(errors[field]?.[0]).toContain(says)
    }
    expect((await desk.byOwner.list()).quotations).toEqual([])
  })

  it('cannot be made without charges, and says so', async () => {
    const desk = getDesk()
    await changeCharges(desk.owner, (table) => ({ ...table, charges: [] }))
    expect(await desk.byOwner.make()).toMatchObject({
      status: 409,
      message: expect.stringContaining('The charges of your state are not published yet'),
    })
  })

  it('is hidden from roles that do not see the enquiry; the accountant sees amounts', async () => {
    const desk = getDesk()
    const { quotation } = await desk.bySales.make()
    const workshop = await desk.owner.loginAsStaff('workshop')
    const accounts = desk.as(await desk.owner.loginAsStaff('accounts'))
    expect(await accounts.list()).toMatchObject({ quotations: [{ total: quotation.total }] })
    expect((await workshop.request(`/api/enquiries/${desk.reference}/quotations`)).status).toBe(404)
    expect(await accounts.send(quotation)).toMatchObject({ status: 403 })
    const booking = await addEnquiry(desk.owner, serviceBookingEnquiry)
    expect(await quotationClient(desk.sales, booking).make({ seen: 0 })).toMatchObject({
      status: 404,
    })
  })

  it('is refused to the second of two people who quote at once, with a clear message', async () => {
    const desk = getDesk()
    await desk.bySales.make()
    const second = await desk.byManager.make({ seen: 0 })
    expect(second).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^sales has just saved quotation Q-.{5} for this enquiry\./),
    })
    const { quotations, seen } = await desk.byOwner.list()
    expect(quotations).toHaveLength(1)
    const both = await Promise.all([desk.byManager.make({ seen }), desk.bySales.make({ seen })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is not changed from an older version', async () => {
    const desk = getDesk()
    const { quotation } = await desk.bySales.make()
    await desk.byManager.change(quotation, { accessories: 700 })
    expect(await desk.bySales.change(quotation, { accessories: 500 })).toMatchObject({
      status: 409,
      message:
        'manager has changed this quotation in the meantime. Look at the new figures and try again.',
    })
  })

  describe('with a discount above the limit', () => {
    it('is refused without approval, also when it is sent by hand', async () => {
      const desk = getDesk()
      expect(await desk.bySales.make({ discount: 1001 })).toMatchObject({
        status: 422,
        errors: {
          discount: [
            'Your limit for a discount is ₹1,000. Ask for approval, or enter a lower discount.',
          ],
        },
      })
      const { quotation } = await desk.bySales.make({ discount: 1001, asksApproval: true })
      expect(quotation.state).toBe('waiting')
      expect(await desk.bySales.send(quotation)).toMatchObject({
        status: 403,
        message:
          'The discount is above your limit of ₹1,000 and not approved. Ask for approval first.',
      })
      expect(await desk.bySales.approve(quotation)).toMatchObject({ status: 403 })
    })

    it('is approved by a manager and then sent by the salesperson', async () => {
      const desk = getDesk()
      const { quotation } = await desk.bySales.make({ discount: 4000, asksApproval: true })
      const approved = (await desk.byManager.approve(quotation)).quotation
      expect(approved).toMatchObject({ state: 'approved', approvedBy: 'manager' })
      expect((await desk.bySales.send(approved)).quotation).toMatchObject({ state: 'sent' })
      expect(await desk.listActs()).toEqual([
        ['made', 'sales'],
        ['asked', 'sales'],
        ['approved', 'manager'],
        ['sent', 'sales'],
      ])
    })

    it('above the limit of managers needs the owner', async () => {
      const desk = getDesk()
      const { quotation } = await desk.bySales.make({ discount: 5001, asksApproval: true })
      expect(await desk.byManager.approve(quotation)).toMatchObject({
        status: 403,
        message: 'The discount is above your limit of ₹5,000. The owner must approve it.',
      })
      expect((await desk.byOwner.approve(quotation)).quotation).toMatchObject({ state: 'approved' })
    })

    it('loses its approval by any change', async () => {
      const desk = getDesk()
      const { quotation } = await desk.bySales.make({ discount: 4000, asksApproval: true })
      const approved = (await desk.byManager.approve(quotation)).quotation
      const changed = await desk.bySales.change(approved, { accessories: 1, asksApproval: true })
      expect(changed.quotation).toMatchObject({ state: 'waiting', approvedBy: null })
      expect(await desk.bySales.send(changed.quotation)).toMatchObject({ status: 403 })
    })

    it('counts a manager’s own change as approval', async () => {
      const desk = getDesk()
      const { quotation } = await desk.bySales.make({ discount: 6000, asksApproval: true })
      const changed = (await desk.byManager.change(quotation, { discount: 3000 })).quotation
      expect(changed).toMatchObject({ state: 'approved', approvedBy: 'manager', discount: 3000 })
      expect(await desk.bySales.send(changed)).toMatchObject({ status: 200 })
    })

    it('is not sent once the approver may no longer approve, or the limit fell', async () => {
      const desk = getDesk()
      const { quotation } = await desk.bySales.make({ discount: 4000, asksApproval: true })
      const approved = (await desk.byManager.approve(quotation)).quotation
      const { facts } = desk.owner.services
      const meera = await desk.findAccount('meera')
      const limits = { sales: 1000, manager: 2000 }
      await facts.change(meera, discountLimitsSetting, { value: limits, version: 0 })
      expect(await desk.bySales.send(approved)).toMatchObject({
        status: 403,
        message: 'manager may no longer approve this discount. Ask for approval again.',
      })
    })
  })

  it('has limits that only the owner changes', async () => {
    const desk = getDesk()
    const answer = await desk.owner.send('PATCH', '/api/discount-limits', {
      ...{ salesDiscount: '2,000', managerDiscount: 8000 },
    })
    expect(await answer.json()).toMatchObject({ message: 'Limits saved.', salesDiscount: 2000 })
    expect(await desk.bySales.make({ discount: 2000 })).toMatchObject({ status: 201 })
    expect(await desk.bySales.make({ discount: 2001 })).toMatchObject({ status: 422 })
    const refused = await desk.manager.send('PATCH', '/api/discount-limits', {
      salesDiscount: 1,
      managerDiscount: 1,
    })
    expect(refused.status).toBe(403)
    const negative = await desk.owner.send('PATCH', '/api/discount-limits', {
      salesDiscount: -1,
      managerDiscount: 1,
    })
    expect(negative.status).toBe(422)
  })
})
