import { expect, it } from 'vitest'
import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { reviewableKinds } from '#app/platform/audit/reviewable-kind.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { pageContentDeclarations } from './page-content-declarations.ts'

const declarations = [modelContent, ...Object.values(pageContentDeclarations)]

it('declares each kind of value to confirm in exactly one content type', () => {
  const declared = declarations.flatMap(({ review = {} }) => Object.keys(review))
  expect(declared.toSorted()).toEqual(reviewableKinds.toSorted())
})

onEachDatabase('every declared review', (getDatabase) => {
  it('is in the queue, which lists, confirms and undoes its values', async () => {
    const clock = () => new Date('2027-05-20T06:00:00Z')
    const { fresh, staff } = (await testApp(getDatabase(), { clock }).loginAsStaff()).services
    const editor = await staff.findByUserId('meera')
    if (!editor) throw new Error('meera has no account')
    for (const { review = {} } of declarations)
      for (const [kind, declared] of Object.entries(review)) {
        const definition = fresh.definitions.find((it) => it.kind === kind)
        if (!definition) throw new Error(`${kind} is not in the queue`)
        const countNow = async () => (await fresh.count()).find((it) => it.kind === kind)
        const before = await countNow()
        expect(before).toMatchObject({ many: declared.texts.many })
        const [oldest] = await fresh.list([definition.kind])
        expect(oldest?.daysUnchecked).toBeGreaterThan(declared.everyDays)
        const { change } = await fresh.confirm(editor, oldest ? [oldest] : [])
        expect((await countNow())?.count).toBe((before?.count ?? 0) - 1)
        await fresh.undo(editor, String(change), () => true)
        expect(await countNow()).toEqual(before)
      }
  })
})
