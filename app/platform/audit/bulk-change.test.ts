import { expect, it } from 'vitest'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { auditedTransaction } from './audited-transaction.server.ts'
import { type BulkChangeKind, undoBulkChange } from './bulk-change.server.ts'
import {
  type BulkChange,
  bulkChangeStore,
  type StoredBulkItem,
} from './bulk-change-store.server.ts'
import { changeStore } from './change-store.server.ts'

onEachDatabase('undo of a bulk change', (getDatabase) => {
  const desk = () => ({ db: getDatabase().db, clock: () => testNow })

  /** A shelf on which tea and rice have just got new prices. */
  async function withShelf(
    messages: Partial<BulkChangeKind<BulkChange, StoredBulkItem, void>['messages']>,
  ) {
    const { services } = await testApp(getDatabase()).loginAsStaff()
    const editor = await services.staff.findByUserId(staffLogin.userId)
    if (!editor) throw new Error('The account was not made')
    const prices = new Map([
      ['tea', 20],
      ['rice', 60],
    ])
    const shelf = bulkChangeStore('shelf')
    const toItem = (name: string, id: number, was: number) => ({
      ...{ fact: 'price' as const, id, version: 2, name },
      ...{ before: { price: was }, after: { price: prices.get(name) } },
    })
    const items = [toItem('tea', 1, 10), toItem('rice', 2, 50)]
    const id = await auditedTransaction(desk(), editor, (trx, record, now) =>
      shelf.add(
        { trx, record, editor, now },
        { origin: 'grid', items, audit: { action: 'priced', label: 'the shelf' } },
      ),
    )
    const kind: BulkChangeKind<BulkChange, StoredBulkItem, void> = {
      ...shelf,
      listForbidden: (change, may) => (may('prices.edit') ? [] : change.items),
      async restore(_, { name, before, after }) {
        if (prices.get(name) !== after['price']) return 'changed'
        prices.set(name, Number(before['price']))
        return 'done'
      },
      finish: ({ record }, { id: number }) =>
        record({ action: 'took back', subject: `shelf/${number}`, label: 'the shelf' }),
      messages: {
        nameOf: ({ name }) => name,
        gone: 'There is no such change.',
        undone: 'It is undone already.',
        ...messages,
      },
    }
    const undo = (may = true, of = String(id)) =>
      undoBulkChange(desk(), kind, { id: of, editor, may: () => may })
    const isUndone = async () => (await shelf.find(desk().db, String(id)))?.isUndone
    return { prices, undo, isUndone }
  }

  const newestAction = async () => (await changeStore(desk().db).listNewest(1)).at(0)?.action

  it('restores all items with one audit entry, and only once', async () => {
    const { prices, undo, isUndone } = await withShelf({})
    const { restored, changed } = await undo()
    expect([restored.map(({ name }) => name), changed]).toEqual([['tea', 'rice'], []])
    expect([...prices.values()]).toEqual([10, 50])
    expect([await isUndone(), await newestAction()]).toEqual([true, 'took back'])
    await expect(undo()).rejects.toMatchObject({ status: 409, message: 'It is undone already.' })
    await expect(undo(true, '999')).rejects.toMatchObject({ status: 404 })
    await expect(undo(true, 'x')).rejects.toMatchObject({ status: 404 })
  })

  it('skips the items that changed since, and returns them', async () => {
    const { prices, undo } = await withShelf({})
    prices.set('tea', 25)
    const { restored, changed } = await undo()
    expect([restored, changed].map((items) => items.map(({ name }) => name))).toEqual([
      ['rice'],
      ['tea'],
    ])
    expect([...prices.values()]).toEqual([25, 50])
  })

  it('undoes nothing and names the changed items if its kind refuses them', async () => {
    const { prices, undo, isUndone } = await withShelf({
      changed: (names) => `Changed since: ${names.join()}.`,
    })
    prices.set('tea', 25)
    await expect(undo()).rejects.toMatchObject({
      ...{ status: 409, message: 'Changed since: tea.' },
      errors: { tea: ['has changed in the meantime.'] },
    })
    expect([await isUndone(), await newestAction()]).toEqual([false, 'priced'])
  })

  it('is refused for an account that may not change the items', async () => {
    const { undo, isUndone } = await withShelf({ forbidden: () => 'Ask the owner.' })
    await expect(undo(false)).rejects.toMatchObject({
      ...{ status: 403, message: 'Ask the owner.' },
      errors: { rice: ['cannot be changed by your account.'] },
    })
    expect(await isUndone()).toBe(false)
  })
})
