import { expect, it } from 'vitest'
import { onEachQuotationDesk } from '#tests/quotation-client.ts'

onEachQuotationDesk('the approval of a discount', (getDesk) => {
  it.each([
    ['demoted', { role: 'sales' }],
    ['deactivated', { isActive: false }],
  ])('ends once the account that gave it was %s', async (_, change) => {
    const { owner, bySales, byManager } = getDesk()
    const { quotation } = await bySales.make({ discount: 4000, asksApproval: true })
    const approved = (await byManager.approve(quotation)).quotation
    expect((await owner.send('PATCH', '/api/staff/manager', change)).status).toBe(200)
    expect(await bySales.send(approved)).toMatchObject({
      status: 403,
      message: 'manager may no longer approve this discount. Ask for approval again.',
    })
    const [kept] = (await bySales.list()).quotations
    expect(kept).toMatchObject({ state: 'approved', path: null })
  })
})
