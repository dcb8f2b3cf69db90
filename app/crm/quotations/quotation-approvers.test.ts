import { beforeEach, expect, it } from 'vitest'
import { openQuotationDesk, type QuotationDesk } from '#tests/quotation-client.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('the approval of a discount', (getDatabase) => {
  let desk: QuotationDesk
  beforeEach(async () => {
    desk = await openQuotationDesk(getDatabase())
  })

  it.each([
    ['demoted', { role: 'sales' }],
    ['deactivated', { isActive: false }],
  ])('ends once the account that gave it was %s', async (_, change) => {
    const { owner, sales, manager, as } = desk
    const { quotation } = await as(sales).make({ discount: 4000, asksApproval: true })
    const approved = (await as(manager).approve(quotation)).quotation
    expect((await owner.send('PATCH', '/api/staff/manager', change)).status).toBe(200)
    expect(await as(sales).send(approved)).toMatchObject({
      status: 403,
      message: 'manager may no longer approve this discount. Ask for approval again.',
    })
    const [kept] = (await as(sales).list()).quotations
    expect(kept).toMatchObject({ state: 'approved', path: null })
  })
})
