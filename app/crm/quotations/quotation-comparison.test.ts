import { expect, it } from 'vitest'
import { changeCharges, onEachQuotationDesk, tokenOf } from '#tests/quotation-client.ts'

onEachQuotationDesk('comparing quotations with today', (getDesk, getDatabase) => {
  const renameVariant = () =>
    getDatabase()
      .db.updateTable('variants')
      .set({ name: 'Deluxe' })
      .where('name', '=', 'Standard')
      .execute()

  it('knows no price today if the variant is no longer sold', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    await renameVariant()
    const { quotationQueries } = desk.owner.services
    expect((await quotationQueries.findByToken(tokenOf(sent)))?.today).toBeUndefined()
    await quotationQueries.checkOpen()
    const [row] = (await desk.bySales.list()).quotations
    expect(row).toMatchObject({ difference: null, checkedOn: '2026-11-02' })
    const { rows, counts } = await desk.listSection('different')
    expect([rows.map(({ number }) => number), counts.different]).toEqual([[sent.number], 1])
  })

  it('knows no price today if a chosen line is no longer offered', async () => {
    const desk = getDesk()
    const lines = (await desk.bySales.make()).quotation.lines
    const options = lines.flatMap((line) => (line.need === 'offered' ? [line.key] : []))
    expect(options).not.toEqual([])
    const sent = await desk.send({ options })
    await changeCharges(desk.owner, (table) => ({
      ...table,
      charges: table.charges.filter((row) => row.key !== options[0]),
    }))
    const { quotationQueries } = desk.owner.services
    expect((await quotationQueries.findByToken(tokenOf(sent)))?.today).toBeUndefined()
  })

  it('refuses to send if its prices now end earlier', async () => {
    const desk = getDesk()
    const { quotation } = await desk.bySales.make()
    await changeCharges(desk.owner, (table) => ({ ...table, holdsDays: 3 }))
    expect(await desk.bySales.send(quotation)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Today it would be valid until 5 Nov 2026.'),
    })
    const again = (await desk.bySales.change(quotation, {})).quotation
    expect(await desk.bySales.send(again)).toMatchObject({ status: 200 })
  })

  it('marks an approximate ex-showroom price as not confirmed', async () => {
    const toConfirm = async () => {
      const { lines } = (await getDesk().bySales.make()).quotation
      return lines.find(({ key }) => key === 'ex-showroom')?.toConfirm
    }
    const { db } = getDatabase()
    for (const price_is_approximate of [1, 0] as const) {
      await db.updateTable('vehicles').set({ price_is_approximate }).execute()
      expect(await toConfirm()).toBe(price_is_approximate === 1 ? true : undefined)
    }
  })
})
