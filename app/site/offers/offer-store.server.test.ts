import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
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
})
