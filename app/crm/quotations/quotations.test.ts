import { beforeEach, describe, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { changeCharges, quotationClient } from '#tests/quotation-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { discountLimitsSetting } from './discount-limits.ts'

onEachDatabase('quotations of an enquiry', (getDatabase) => {
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

  it('has every line with its reason, a number, a total and a last day', async () => {
    const { status, message, quotation } = await as(sales).make({
      ...{ discount: 500, exchange: 12_000, exchangeVehicle: 'Activa 2016' },
    })
    expect(status).toBe(201)
    expect(quotation.number).toMatch(/^Q-[2-9A-HJKMNP-Z]{5}$/)
    expect(message).toBe(`Quotation ${quotation.number} saved.`)
    expect(quotation).toMatchObject({
      ...{ revision: 1, state: 'draft', vehicle: 'HORNET 2.0', variant: 'Standard' },
      ...{ validUntil: '2026-11-09', madeBy: 'sales', path: null, reference },
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
    expect(await historyOf()).toEqual([['made', 'sales']])
  })

  it('changes no other line by a discount, an exchange or accessories', async () => {
    const plain = (await as(owner).make()).quotation
    const other = (
      await as(owner).make({
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
    const refusals: [object, string, string][] = [
      [{ model: 'NOSUCH' }, 'model', 'Choose a vehicle.'],
      [{ variant: 'Golden' }, 'variant', 'Choose a variant of this vehicle.'],
      [{ options: ['no-such-line'] }, 'options', 'This line is not offered for this vehicle.'],
      [{ discount: 0.5 }, 'discount', 'Enter whole rupees from 0 to 99,99,999.'],
      [{ discount: -1 }, 'discount', 'Enter whole rupees from 0 to 99,99,999.'],
      [{ exchange: 90_00_000 }, 'discount', 'Discount and exchange together must be less than'],
    ]
    for (const [choices, field, says] of refusals) {
      const { status, errors } = await as(owner).make(choices)
      expect([choices, status]).toEqual([choices, 422])
      expect(errors[field]?.[0]).toContain(says)
    }
    expect((await as(owner).list()).quotations).toEqual([])
  })

  it('cannot be made without charges, and says so', async () => {
    await changeCharges(owner, (table) => ({ ...table, charges: [] }))
    expect(await as(owner).make()).toMatchObject({
      status: 409,
      message: expect.stringContaining('The charges of your state are not published yet'),
    })
  })

  it('is hidden from roles that do not see the enquiry; the accountant sees amounts', async () => {
    const { quotation } = await as(sales).make()
    const app = testApp(getDatabase())
    const workshop = await app.loginAsStaff('workshop')
    const accounts = await app.loginAsStaff('accounts')
    expect(await as(accounts).list()).toMatchObject({ quotations: [{ total: quotation.total }] })
    expect((await workshop.request(`/api/enquiries/${reference}/quotations`)).status).toBe(404)
    expect(await as(accounts).send(quotation)).toMatchObject({ status: 403 })
    const booking = await addEnquiry(owner, serviceBookingEnquiry)
    expect(await quotationClient(sales, booking).make({ seen: 0 })).toMatchObject({ status: 404 })
  })

  it('is refused to the second of two people who quote at once, with a clear message', async () => {
    await as(sales).make()
    const second = await as(manager).make({ seen: 0 })
    expect(second).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^sales has just saved quotation Q-.{5} for this enquiry\./),
    })
    expect((await as(owner).list()).quotations).toHaveLength(1)
    const { seen } = await as(owner).list()
    const both = await Promise.all([as(manager).make({ seen }), as(sales).make({ seen })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is not changed from an older version', async () => {
    const { quotation } = await as(sales).make()
    await as(manager).change(quotation, { accessories: 700 })
    expect(await as(sales).change(quotation, { accessories: 500 })).toMatchObject({
      status: 409,
      message:
        'manager has changed this quotation in the meantime. Look at the new figures and try again.',
    })
  })

  describe('with a discount above the limit', () => {
    it('is refused without approval, also when it is sent by hand', async () => {
      expect(await as(sales).make({ discount: 1001 })).toMatchObject({
        status: 422,
        errors: {
          discount: [
            'Your limit for a discount is ₹1,000. Ask for approval, or enter a lower discount.',
          ],
        },
      })
      const { quotation } = await as(sales).make({ discount: 1001, asksApproval: true })
      expect(quotation.state).toBe('waiting')
      expect(await as(sales).send(quotation)).toMatchObject({
        status: 403,
        message:
          'The discount is above your limit of ₹1,000 and not approved. Ask for approval first.',
      })
      expect(await as(sales).approve(quotation)).toMatchObject({ status: 403 })
    })

    it('is approved by a manager and then sent by the salesperson', async () => {
      const { quotation } = await as(sales).make({ discount: 4000, asksApproval: true })
      const approved = (await as(manager).approve(quotation)).quotation
      expect(approved).toMatchObject({ state: 'approved', approvedBy: 'manager' })
      expect((await as(sales).send(approved)).quotation).toMatchObject({ state: 'sent' })
      expect(await historyOf()).toEqual([
        ['made', 'sales'],
        ['asked', 'sales'],
        ['approved', 'manager'],
        ['sent', 'sales'],
      ])
    })

    it('above the limit of managers needs the owner', async () => {
      const { quotation } = await as(sales).make({ discount: 5001, asksApproval: true })
      expect(await as(manager).approve(quotation)).toMatchObject({
        status: 403,
        message: 'The discount is above your limit of ₹5,000. The owner must approve it.',
      })
      expect((await as(owner).approve(quotation)).quotation).toMatchObject({ state: 'approved' })
    })

    it('loses its approval by any change', async () => {
      const { quotation } = await as(sales).make({ discount: 4000, asksApproval: true })
      const approved = (await as(manager).approve(quotation)).quotation
      const changed = await as(sales).change(approved, { accessories: 1, asksApproval: true })
      expect(changed.quotation).toMatchObject({ state: 'waiting', approvedBy: null })
      expect(await as(sales).send(changed.quotation)).toMatchObject({ status: 403 })
    })

    it('counts a manager’s own change as approval', async () => {
      const { quotation } = await as(sales).make({ discount: 6000, asksApproval: true })
      const changed = (await as(manager).change(quotation, { discount: 3000 })).quotation
      expect(changed).toMatchObject({ state: 'approved', approvedBy: 'manager', discount: 3000 })
      expect(await as(sales).send(changed)).toMatchObject({ status: 200 })
    })

    it('is not sent once the approver may no longer approve, or the limit fell', async () => {
      const { quotation } = await as(sales).make({ discount: 4000, asksApproval: true })
      const approved = (await as(manager).approve(quotation)).quotation
      const { facts, staff } = owner.services
      const meera = await staff.findByUserId('meera')
      if (!meera) throw new Error('No owner')
      const limits = { sales: 1000, manager: 2000 }
      await facts.change(meera, discountLimitsSetting, { value: limits, version: 0 })
      expect(await as(sales).send(approved)).toMatchObject({
        status: 403,
        message: 'manager may no longer approve this discount. Ask for approval again.',
      })
    })
  })

  it('has limits that only the owner changes', async () => {
    const answer = await owner.send('PATCH', '/api/discount-limits', {
      ...{ salesDiscount: '2,000', managerDiscount: 8000 },
    })
    expect(await answer.json()).toMatchObject({ message: 'Limits saved.', salesDiscount: 2000 })
    expect(await as(sales).make({ discount: 2000 })).toMatchObject({ status: 201 })
    expect(await as(sales).make({ discount: 2001 })).toMatchObject({ status: 422 })
    const refused = await manager.send('PATCH', '/api/discount-limits', {
      salesDiscount: 1,
      managerDiscount: 1,
    })
    expect(refused.status).toBe(403)
    const negative = await owner.send('PATCH', '/api/discount-limits', {
      salesDiscount: -1,
      managerDiscount: 1,
    })
    expect(negative.status).toBe(422)
  })
})
