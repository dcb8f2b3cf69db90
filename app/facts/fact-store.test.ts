import { expect, it } from 'vitest'
import { amcFacts } from '#app/warranty/amc-facts.ts'
import { testApp } from '#tests/app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/databases.ts'

onEachDatabase('the facts of the house', (getDatabase) => {
  it('move the content revision when they change, and the audit says what became what', async () => {
    const { facts, revision, changes } = testApp(getDatabase()).services
    const editor = await editorOf(getDatabase())
    const edit = await facts.findForEdit(amcFacts)
    if (!edit) throw new Error('The demo has a maintenance contract')
    const before = await revision.get()
    const terms = ['Free maintenance for 2 years.']
    const value = { ...edit.value, terms }
    expect(await facts.change(editor, amcFacts, { value, version: edit.version })).toMatchObject({
      is: 'done',
      value: { version: edit.version + 1 },
    })
    expect(await facts.get(amcFacts)).toEqual(value)
    expect(await revision.get()).toBe(before + 1)
    expect(await changes.listOf('facts/amc', 5)).toMatchObject([
      {
        who: 'meera',
        before: { 'terms.0': 'Free maintenance for 1 year.' },
        after: { 'terms.0': 'Free maintenance for 2 years.', 'terms.1': null },
      },
    ])
  })

  it('tell the second of two editors, and change nothing then', async () => {
    const { facts, revision } = testApp(getDatabase()).services
    const editor = await editorOf(getDatabase())
    const edit = await facts.findForEdit(amcFacts)
    if (!edit) throw new Error('The demo has a maintenance contract')
    await facts.change(editor, amcFacts, { ...edit, value: { ...edit.value, terms: ['First.'] } })
    const before = await revision.get()
    expect(
      await facts.change(editor, amcFacts, {
        ...edit,
        value: { ...edit.value, terms: ['Second.'] },
      }),
    ).toMatchObject({ is: 'conflict', latest: { who: 'meera' } })
    expect((await facts.get(amcFacts)).terms).toEqual(['First.'])
    expect(await revision.get()).toBe(before)
  })

  it('are read as far as they can be', async () => {
    const database = getDatabase()
    const { facts } = testApp(database).services
    await database.db
      .updateTable('facts')
      .set({ value_json: '{"terms":["One."],"features":[{"text":"Washes"},7],"colour":"red"}' })
      .where('name', '=', 'amc')
      .execute()
    expect(await facts.get(amcFacts)).toEqual({ ...amcFacts.fallback, terms: ['One.'] })
    await database.db.deleteFrom('facts').execute()
    expect(await facts.get(amcFacts)).toEqual(amcFacts.fallback)
  })
})

async function editorOf(database: TestDatabase) {
  const { services } = await testApp(database).loginAsStaff()
  const staff = await services.staff.findByUserId('meera')
  if (!staff) throw new Error('The tests have an account')
  return { id: staff.id, userId: 'meera' }
}
