import { beforeEach, expect, it } from 'vitest'
import { deskClient } from '#tests/desk-client.ts'
import { openQuotationDesk, type QuotationDesk, tokenOf } from '#tests/quotation-client.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('quotations of an erased person', (getDatabase) => {
  let desk: QuotationDesk
  beforeEach(async () => {
    desk = await openQuotationDesk(getDatabase())
  })
  const erase = async () => {
    const { id } = await deskClient(desk.owner).read(desk.reference)
    expect((await desk.owner.send('DELETE', `/api/enquiries/${id}`)).status).toBe(200)
  }
  const listed = async () => {
    const { quotationQueries, staff } = desk.owner.services
    const reader = await staff.findByUserId('meera')
    if (!reader) throw new Error('No owner')
    const { rows, counts } = await quotationQueries.listForStaff(reader, {
      ...{ section: 'all', number: '' },
    })
    const waiting = await quotationQueries.countWaiting(reader)
    return { numbers: rows.map(({ number }) => number), counts, waiting }
  }

  it('leave the badge and the lists, except those that were sent', async () => {
    const sent = await desk.send()
    await desk.as(desk.sales).make()
    await desk.as(desk.sales).make({ discount: 2000, asksApproval: true })
    expect(await listed()).toMatchObject({ waiting: 1, counts: { waiting: 1, open: 1, all: 3 } })
    await erase()
    expect(await listed()).toMatchObject({
      ...{ waiting: 0, numbers: [sent.number] },
      counts: { waiting: 0, open: 0, lapsed: 0, all: 1 },
    })
  })

  it('can be answered neither by the customer nor at the desk', async () => {
    const sent = await desk.send()
    await erase()
    const { quotationQueries, quotationWorkflow } = desk.owner.services
    expect(await quotationWorkflow.answerByCustomer(sent.id, 'accepted')).toMatchObject({
      problem: { message: 'This quotation is not open any more.' },
    })
    expect(await desk.as(desk.sales).answer(sent, 'accepted')).toMatchObject({
      status: 409,
      message: expect.stringContaining('erased'),
    })
    expect(await quotationQueries.findByToken(tokenOf(sent))).toMatchObject({
      ...{ isClosed: true, document: { total: sent.total } },
    })
  })
})
