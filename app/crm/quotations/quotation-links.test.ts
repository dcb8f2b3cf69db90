import { expect, it } from 'vitest'
import { onEachQuotationDesk, tokenOf } from '#tests/quotation-client.ts'

onEachQuotationDesk('a new link of a quotation', (getDesk) => {
  it('opens the same figures, and the old link opens nothing', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    const renewed = (await desk.bySales.renewLink(sent)).quotation
    expect(renewed.path).toMatch(/^\/q\/[\w-]{43}$/)
    const { quotationQueries } = desk.owner.services
    expect(await quotationQueries.findByToken(tokenOf(sent))).toBeUndefined()
    expect(await quotationQueries.findProof(tokenOf(sent))).toBeUndefined()
    expect(await quotationQueries.findByToken(tokenOf(renewed))).toMatchObject({
      document: { number: sent.number, total: sent.total },
    })
    expect((await desk.listActs()).at(-1)).toEqual(['relinked', 'sales'])
  })

  it('is refused before sending, from an old version, and without the right', async () => {
    const desk = getDesk()
    const { quotation } = await desk.bySales.make()
    expect(await desk.bySales.renewLink(quotation)).toMatchObject({
      status: 409,
      message: 'This quotation has no link, because it was not sent.',
    })
    await desk.bySales.send(quotation)
    expect(await desk.bySales.renewLink(quotation)).toMatchObject({ status: 409 })
    const accounts = await desk.owner.loginAsStaff('accounts')
    expect(await desk.as(accounts).renewLink(quotation)).toMatchObject({ status: 403 })
  })
})
