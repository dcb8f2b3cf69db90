import { beforeEach, expect, it } from 'vitest'
import { openQuotationDesk, type QuotationDesk } from '#tests/quotation-client.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('a new version of an accepted quotation', (getDatabase) => {
  let desk: QuotationDesk
  beforeEach(async () => {
    desk = await openQuotationDesk(getDatabase())
  })
  const statesOf = async () =>
    (await desk.as(desk.sales).list()).quotations.map(({ state }) => state)
  const figures = async () => {
    const { quotationQueries, staff } = desk.owner.services
    const reader = await staff.findByUserId('meera')
    if (!reader) throw new Error('No owner')
    const period = { from: '2026-11-02', to: '2026-11-02' }
    return (await quotationQueries.figures(reader, period)).people
  }

  it('is made only after a confirmation, and keeps the acceptance until its own', async () => {
    const client = desk.as(desk.sales)
    const sent = await desk.send()
    const accepted = (await client.answer(sent, 'accepted')).quotation
    const refused = await client.make({ replaces: sent.id })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { replacesAccepted: [expect.stringContaining('The customer has accepted this quotation.')] },
    ])
    const newer = (await client.make({ replaces: sent.id, replacesAccepted: true })).quotation
    const offered = (await client.send(newer)).quotation
    expect(await statesOf()).toEqual(['sent', 'accepted'])
    const counted = { sent: 1, accepted: 1, acceptedRupees: accepted.total }
    expect(await figures()).toMatchObject([counted])
    await client.answer(offered, 'accepted')
    expect(await statesOf()).toEqual(['accepted', 'replaced'])
    expect(await figures()).toMatchObject([counted])
  })

  it('needs no confirmation once the accepted one has lapsed', async () => {
    const client = desk.as(desk.sales)
    const sent = await desk.send()
    await client.answer(sent, 'accepted')
    desk.passDays(8)
    desk.sales = await desk.sales.loginAsStaff('sales')
    const made = await desk.as(desk.sales).make({ replaces: sent.id })
    expect(made.status).toBe(201)
  })
})
