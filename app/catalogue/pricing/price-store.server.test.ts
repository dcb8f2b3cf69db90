import { expect, it } from 'vitest'
import { staffLogin, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { isPriceReviewOverdue } from './is-price-review-overdue.ts'

onEachDatabase('price of a model', (getDatabase) => {
  async function withEditor() {
    const { services } = await testApp(getDatabase()).loginAsStaff()
    const editor = await services.staff.findByUserId(staffLogin.userId)
    if (!editor) throw new Error('The account was not made')
    const find = async () => {
      const model = (await services.prices.list()).find(({ name }) => name === 'CB SHINE')
      if (!model) throw new Error('There is no CB SHINE')
      return model
    }
    return { ...services, editor, find }
  }

  it('changes the difference of one variant and keeps the others', async () => {
    const { db, prices, editor, find } = await withEditor()
    const { id, price, version } = await find()
    const third = { vehicle_id: id, name: 'Limited', difference: 9000, position: 9 }
    await db.insertInto('variants').values(third).execute()
    const variants = (await find()).variants.map((variant) => ({
      id: variant.id,
      difference: variant.name === 'Limited' ? 9500 : variant.difference,
    }))
    await prices.change(editor, 'CB SHINE', { price, version, variants })
    expect((await find()).variants.map(({ difference }) => difference)).toEqual([0, 4400, 9500])
  })

  it('is recorded in the audit log as changed or as only checked', async () => {
    const { prices, editor, find } = await withEditor()
    const { price, version } = await find()
    await prices.change(editor, 'CB SHINE', { price, version, variants: [] })
    await prices.change(editor, 'CB SHINE', {
      price: price + 1,
      version: version + 1,
      variants: [],
    })
    expect(await prices.history('CB SHINE')).toMatchObject([
      { action: 'changed the price of' },
      { action: 'checked the price of' },
    ])
  })

  it.each([
    ['2026-12-31T18:29:00Z', 60, false],
    ['2026-12-31T18:31:00Z', 61, true],
    ['2026-10-01T00:00:00Z', 0, false],
  ])(
    'checked on 1 November is at %s unchecked for %s days in the dealer’s time zone',
    async (at, days, is) => {
      const { services } = testApp(getDatabase(), { clock: () => new Date(at) })
      const model = (await services.prices.list()).find(({ name }) => name === 'CB SHINE')
      expect(model?.daysUnchecked).toBe(days)
      expect(model && isPriceReviewOverdue(model)).toBe(is)
    },
  )

  it('is listed for staff with the availability of the model', async () => {
    const { statuses, editor, find } = await withEditor()
    const { id, isActive } = await find()
    expect(isActive).toBe(true)
    await statuses.change(editor, { kind: 'bike', id }, false)
    expect((await find()).isActive).toBe(false)
  })
})
