import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/test-databases.ts'
import { contentRevisionStore } from './content-revision-counter-store.server.ts'

onEachDatabase('content revision', (getDatabase) => {
  test('rises by one with every change', async () => {
    const store = contentRevisionStore(getDatabase().db)
    const before = await store.get()
    await store.increment()
    await store.increment()
    expect(await store.get()).toBe(before + 2)
  })

  test('does not rise if the change is rolled back', async () => {
    const { db } = getDatabase()
    const before = await contentRevisionStore(db).get()
    const change = db.transaction().execute(async (trx) => {
      await contentRevisionStore(trx).increment()
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    expect(await contentRevisionStore(db).get()).toBe(before)
  })
})
