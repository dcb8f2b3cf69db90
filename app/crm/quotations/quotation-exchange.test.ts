import { beforeEach, expect, it } from 'vitest'
import { deskClient } from '#tests/desk-client.ts'
import { openQuotationDesk, type QuotationDesk, tokenOf } from '#tests/quotation-client.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('an exchange on a quotation', (getDatabase) => {
  let desk: QuotationDesk
  beforeEach(async () => {
    desk = await openQuotationDesk(getDatabase())
  })

  it('needs the old vehicle, which staff see and the customer does not', async () => {
    const refused = await desk.as(desk.sales).make({ exchange: 12_000 })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { exchangeVehicle: [expect.stringContaining('Enter the registration number')] },
    ])
    const sent = await desk.send({ exchange: 12_000, exchangeVehicle: ' TS 09 AB 1234 ' })
    const [shown] = (await desk.as(desk.manager).list()).quotations
    expect(shown?.choices.exchangeVehicle).toBe('TS 09 AB 1234')
    const page = await desk.owner.services.quotationQueries.findByToken(tokenOf(sent))
    expect(JSON.stringify(page)).not.toContain('AB 1234')
  })

  it('keeps the amount and loses the old vehicle with the person', async () => {
    const sent = await desk.send({ exchange: 12_000, exchangeVehicle: 'TS 09 AB 1234' })
    const { id } = await deskClient(desk.owner).read(desk.reference)
    await desk.owner.send('DELETE', `/api/enquiries/${id}`)
    const rows = await getDatabase().db.selectFrom('quotations').selectAll().execute()
    expect(rows).toMatchObject([{ number: sent.number, total: sent.total }])
    expect(JSON.stringify(rows)).not.toContain('AB 1234')
  })
})
