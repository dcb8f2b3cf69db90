import { expect, it } from 'vitest'
import { onEachQuotationDesk, tokenOf } from '#tests/quotation-client.ts'

onEachQuotationDesk('quotations of an erased person', (getDesk) => {
  const listed = async (desk: ReturnType<typeof getDesk>) => {
    const { rows, counts } = await desk.listSection('all', 'meera')
    const waiting = await desk.owner.services.quotationQueries.countWaiting(
      await desk.findAccount('meera'),
    )
    return { numbers: rows.map(({ number }) => number), counts, waiting }
  }

  it('leave the badge and the lists, except those that were sent', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    await desk.bySales.make()
    await desk.bySales.make({ discount: 2000, asksApproval: true })
    expect(await listed(desk)).toMatchObject({
      waiting: 1,
      counts: { waiting: 1, open: 1, all: 3 },
    })
    await desk.eraseCustomer()
    expect(await listed(desk)).toMatchObject({
      ...{ waiting: 0, numbers: [sent.number] },
      counts: { waiting: 0, open: 0, lapsed: 0, all: 1 },
    })
  })

  it('can be answered neither by the customer nor at the desk', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    await desk.eraseCustomer()
    const { quotationQueries, quotationWorkflow } = desk.owner.services
    expect(await quotationWorkflow.answerByCustomer(sent.id, 'accepted')).toMatchObject({
      problem: { message: 'This quotation is not open any more.' },
    })
    expect(await desk.bySales.answer(sent, 'accepted')).toMatchObject({
      status: 409,
      message: expect.stringContaining('erased'),
    })
    expect(await quotationQueries.findByToken(tokenOf(sent))).toMatchObject({
      ...{ isClosed: true, document: { total: sent.total } },
    })
  })
})
