import { expect, it } from 'vitest'
import { onEachQuotationDesk } from '#tests/quotation-client.ts'

onEachQuotationDesk('a new version of an accepted quotation', (getDesk) => {
  it('needs a confirmation, and the older one stays accepted until the newer one is', async () => {
    const desk = getDesk()
    const listStates = async () => (await desk.bySales.list()).quotations.map(({ state }) => state)
    const sent = await desk.send()
    const accepted = (await desk.bySales.answer(sent, 'accepted')).quotation
    const refused = await desk.bySales.make({ replaces: sent.id })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { replacesAccepted: [expect.stringContaining('The customer has accepted this quotation.')] },
    ])
    const newer = (await desk.bySales.make({ replaces: sent.id, replacesAccepted: true })).quotation
    const offered = (await desk.bySales.send(newer)).quotation
    expect(await listStates()).toEqual(['sent', 'accepted'])
    const counted = { sent: 1, accepted: 1, acceptedRupees: accepted.total }
    expect((await desk.readFigures()).people).toMatchObject([counted])
    await desk.bySales.answer(offered, 'accepted')
    expect(await listStates()).toEqual(['accepted', 'replaced'])
    expect((await desk.readFigures()).people).toMatchObject([counted])
  })

  it('needs no confirmation once the accepted one has lapsed', async () => {
    const desk = getDesk()
    const sent = await desk.send()
    await desk.bySales.answer(sent, 'accepted')
    desk.passDays(8)
    const made = await (await desk.logInAgain('sales')).make({ replaces: sent.id })
    expect(made.status).toBe(201)
  })
})
