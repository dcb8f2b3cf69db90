import { beforeEach, expect, it } from 'vitest'
import { openQuotationDesk, type QuotationDesk, tokenOf } from '#tests/quotation-client.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('a new link of a quotation', (getDatabase) => {
  let desk: QuotationDesk
  beforeEach(async () => {
    desk = await openQuotationDesk(getDatabase())
  })

  it('opens the same figures, and the old link opens nothing', async () => {
    const sent = await desk.send()
    const renewed = (await desk.as(desk.sales).renewLink(sent)).quotation
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
    const { quotation } = await desk.as(desk.sales).make()
    expect(await desk.as(desk.sales).renewLink(quotation)).toMatchObject({
      status: 409,
      message: 'This quotation has no link, because it was not sent.',
    })
    await desk.as(desk.sales).send(quotation)
    expect(await desk.as(desk.sales).renewLink(quotation)).toMatchObject({ status: 409 })
    const accounts = await desk.owner.loginAsStaff('accounts')
    expect(await desk.as(accounts).renewLink(quotation)).toMatchObject({ status: 403 })
  })
})
