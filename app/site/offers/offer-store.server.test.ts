import { expect, it } from 'vitest'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('offer', (getDatabase) => {
  it('has its title in the audit log when it is deleted and restored', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const [offer] = await app.services.offers.list()
    await app.request(`/api/deleteOffers/${offer?.id}`, { method: 'DELETE' })
    await app.request(`/api/deleteOffers/${offer?.id}/restore`, { method: 'POST' })
    const label = `the offer “${offer?.title}”`
    expect(await app.services.changes.listOf(`offer/${offer?.id}`, 9)).toMatchObject([
      { action: 'restored', label },
      { action: 'deleted', label },
    ])
  })

  it('is listed with the user who deleted it until it is restored', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { offers } = app.services
    const [first, second] = await offers.list()
    for (const { id } of [first, second].flatMap((it) => it ?? []))
      await app.request(`/api/deleteOffers/${id}`, { method: 'DELETE' })
    const deletedAt = testNow.toISOString()
    const listed = { title: first?.title, picture: first?.picture, deletedAt, deletedBy: 'meera' }
    expect(await offers.listDeleted()).toHaveLength(2)
    expect(await offers.listDeleted()).toContainEqual({ id: first?.id, ...listed })
    await app.request(`/api/deleteOffers/${first?.id}/restore`, { method: 'POST' })
    expect((await offers.listDeleted()).map(({ id }) => id)).toEqual([second?.id])
  })
})
