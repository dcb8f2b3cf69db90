import { expect, it } from 'vitest'
import { onEachQuotationDesk, tokenOf } from '#tests/quotation-client.ts'

onEachQuotationDesk('an exchange on a quotation', (getDesk, getDatabase) => {
  it('needs the old vehicle, which staff see and the customer does not', async () => {
    const desk = getDesk()
    const refused = await desk.bySales.make({ exchange: 12_000 })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { exchangeVehicle: [expect.stringContaining('Enter the registration number')] },
    ])
    const sent = await desk.send({ exchange: 12_000, exchangeVehicle: ' TS 09 AB 1234 ' })
    const [shown] = (await desk.byManager.list()).quotations
    expect(shown?.choices.exchangeVehicle).toBe('TS 09 AB 1234')
    const page = await desk.owner.services.quotationQueries.findByToken(tokenOf(sent))
    expect(JSON.stringify(page)).not.toContain('AB 1234')
  })

  it('keeps the amount and loses the old vehicle with the person', async () => {
    const desk = getDesk()
    const sent = await desk.send({ exchange: 12_000, exchangeVehicle: 'TS 09 AB 1234' })
    await desk.eraseCustomer()
    const rows = await getDatabase().db.selectFrom('quotations').selectAll().execute()
    expect(rows).toMatchObject([{ number: sent.number, total: sent.total }])
    expect(JSON.stringify(rows)).not.toContain('AB 1234')
  })
})
