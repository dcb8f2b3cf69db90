import { expect, it } from 'vitest'
import { onEachFixture, onEachRestoredFixture } from '#tests/database-fixtures.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { seatWords } from './0041-seat-words.ts'
import { demoPinCode } from './0042-demo-pin-code.ts'

const was =
  'Nearly everybody has both feet on the ground at a crossing. That makes it easy to start on, and easy to share in a family.'
const heading = '786 mm of seat height'

const seatText = async ({ db }: TestDatabase) =>
  (
    await db
      .selectFrom('features')
      .select('description')
      .where('heading', '=', heading)
      .executeTakeFirstOrThrow()
  ).description

const factsOf = async ({ db }: TestDatabase) =>
  JSON.parse(
    (await db.selectFrom('dealers').select('facts_json').executeTakeFirstOrThrow()).facts_json,
  )

for (const each of [onEachFixture, onEachRestoredFixture])
  each('the demo’s mistakes', (getFixture) => {
    it('no longer include the text that nearly everybody reaches the ground', async () => {
      expect(await seatText(getFixture())).toMatch(/^Low for a motorcycle.*Sit on it/)
      const drafts = await getFixture().db.selectFrom('drafts').select('document_json').execute()
      expect(JSON.stringify(drafts)).not.toContain('Nearly everybody')
    })

    it('no longer include an invalid PIN code', async () => {
      expect((await factsOf(getFixture())).address.pinCode).not.toBe('500000')
    })
  })

onEachDatabase('site with an edited demo', (getDatabase) => {
  it('keeps a text that the dealer wrote, also in a draft', async () => {
    const { db } = getDatabase()
    const own = 'Our own words about the seat.'
    await db
      .updateTable('features')
      .set({ description: own })
      .where('heading', '=', heading)
      .execute()
    await db.insertInto('drafts').values(draftOf(own)).execute()
    await seatWords().up(db)
    expect(await seatText(getDatabase())).toBe(own)
    const [draft] = await db.selectFrom('drafts').select('document_json').execute()
    expect(draft?.document_json).toBe(draftOf(own).document_json)
  })

  it('gets the corrected text in drafts and schedules that contain the demo’s text', async () => {
    const { db } = getDatabase()
    const draft = draftOf(was)
    await db
      .insertInto('drafts')
      .values({ ...draft, planned_json: draft.document_json })
      .execute()
    await seatWords().up(db)
    const [kept] = await db.selectFrom('drafts').select(['document_json', 'planned_json']).execute()
    expect(kept?.document_json).toContain('"description":"Low for a motorcycle')
    expect(kept?.planned_json).toBe(kept?.document_json)
  })

  it.each([
    ['another name', { name: 'Sundaram Motors' }, {}],
    ['another street', {}, { street: '2 Station Road' }],
    ['another PIN code', {}, { pinCode: '500081' }],
  ])('keeps its PIN code if it has %s', async (_, own, address) => {
    const { db } = getDatabase()
    const facts = await factsOf(getDatabase())
    const changed = {
      ...facts,
      ...own,
      address: { ...facts.address, pinCode: '500000', ...address },
    }
    await db
      .updateTable('dealers')
      .set({ facts_json: JSON.stringify(changed) })
      .execute()
    await demoPinCode().up(db)
    expect(await factsOf(getDatabase())).toEqual(changed)
  })
})

function draftOf(description: string) {
  return {
    noun: 'model',
    key: 'shine-100',
    version: 1,
    edited_by: 'Asha',
    edited_at: '2026-11-02T04:30:00.000Z',
    document_json: JSON.stringify({ slug: 'shine-100', features: [{ heading, description }] }),
  }
}
