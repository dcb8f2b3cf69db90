import { expect, it } from 'vitest'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

onEachDatabase('settings of the business', (getDatabase) => {
  it('raise the content revision when changed, and are audited with the old and new value', async () => {
    const { facts, revision, changes } = testApp(getDatabase()).services
    const editor = await editorOf(getDatabase())
    const edit = await facts.findForEdit(amcSetting)
    const before = await revision.get()
    const terms = ['Free maintenance for 2 years.']
    const value = { ...edit.value, terms }
    expect(await facts.change(editor, amcSetting, { value, version: edit.version })).toMatchObject({
      ok: true,
      value: { version: edit.version + 1 },
    })
    expect(await facts.get(amcSetting)).toEqual(value)
    expect(await revision.get()).toBe(before + 1)
    expect(await changes.listOf('facts/amc', 5)).toMatchObject([
      {
        who: 'meera',
        before: { 'terms.0': 'Free maintenance for 1 year.' },
        after: { 'terms.0': 'Free maintenance for 2 years.', 'terms.1': null },
      },
    ])
  })

  it('are not changed by the second of two concurrent edits', async () => {
    const { facts, revision } = testApp(getDatabase()).services
    const editor = await editorOf(getDatabase())
    const edit = await facts.findForEdit(amcSetting)
    await facts.change(editor, amcSetting, { ...edit, value: { ...edit.value, terms: ['First.'] } })
    const before = await revision.get()
    expect(
      await facts.change(editor, amcSetting, {
        ...edit,
        value: { ...edit.value, terms: ['Second.'] },
      }),
    ).toMatchObject({ problem: { kind: 'conflict', details: { who: 'meera' } } })
    expect((await facts.get(amcSetting)).terms).toEqual(['First.'])
    expect(await revision.get()).toBe(before)
  })

  it('are inserted by the first edit, audited, and protected against stale edits', async () => {
    const database = getDatabase()
    const { facts, changes } = testApp(database).services
    const editor = await editorOf(database)
    await database.db.deleteFrom('facts').where('name', '=', 'loan-terms').execute()
    const edit = await facts.findForEdit(loanTermsSetting)
    expect(edit).toEqual({ value: null, version: 0 })
    const value = { ratePercent: 11.5, months: 24, checkedOn: '2026-11-02' }
    const first = await facts.change(editor, loanTermsSetting, { value, version: 0 })
    expect(first).toEqual({ ok: true, value: { value, version: 1 } })
    const second = { value: { ...value, months: 48 }, version: 0 }
    expect(await facts.change(editor, loanTermsSetting, second)).toMatchObject({
      problem: { kind: 'conflict' },
    })
    expect(await facts.get(loanTermsSetting)).toEqual(value)
    expect(await changes.listOf('facts/loan-terms', 5)).toMatchObject([
      { before: { ratePercent: null }, after: { ratePercent: 11.5, months: 24 } },
    ])

    const none = { value: null, version: 1 }
    expect(await facts.change(editor, loanTermsSetting, none)).toMatchObject({ ok: true })
    expect(await facts.get(loanTermsSetting)).toBeNull()
  })

  it('are read with defaults in place of invalid values', async () => {
    const database = getDatabase()
    const { facts } = testApp(database).services
    await database.db
      .updateTable('facts')
      .set({ value_json: '{"terms":["One."],"features":[{"text":"Washes"},7],"colour":"red"}' })
      .where('name', '=', 'amc')
      .execute()
    expect(await facts.get(amcSetting)).toEqual({ ...amcSetting.fallback, terms: ['One.'] })
    await database.db.deleteFrom('facts').execute()
    expect(await facts.get(amcSetting)).toEqual(amcSetting.fallback)
  })
})

async function editorOf(database: TestDatabase) {
  const { services } = await testApp(database).loginAsStaff()
  const staff = await services.staff.findByUserId('meera')
  if (!staff) throw new Error('The tests have an account')
  return { id: staff.id, userId: 'meera' }
}
