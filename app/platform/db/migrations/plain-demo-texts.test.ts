import { expect, it } from 'vitest'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { onEachFixture, onEachRestoredFixture } from '#tests/database-fixtures.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { plainDemoTexts } from './0043-plain-demo-texts.ts'

const was = {
  slug: 'activa-110',
  tagline: 'The 109.5 cc family scooter in its OBD-2B form, with a keyless H-Smart',
  features: [
    {
      heading: 'Stops at the light',
      description:
        'A gas cylinder or two shopping bags stand between your feet, and a hook holds the handles. Most errands need neither a rope nor a box.',
    },
  ],
}
const now = {
  slug: 'activa-110',
  tagline: 'The 109.5 cc family scooter, now OBD-2B, with a keyless H-Smart',
  features: [
    {
      heading: 'Idle stop',
      description:
        'A 20-litre water can or two shopping bags fit between your feet, and a hook holds the handles. For most errands you need no rope and no box.',
    },
  ],
}
const own = { slug: 'activa-110', tagline: 'Our own words', features: [] }

for (const each of [onEachFixture, onEachRestoredFixture])
  each('the plain texts of the demo', (getFixture) => {
    it('replace the old texts of models, accessories and sources', async () => {
      const texts = await modelTexts(getFixture().db)
      expect(texts).toContain('a 20-litre water can fits on the flat floor')
      expect(texts).toContain('Dust and rain cover sized for the DIO, with an elastic hem')
      expect(texts).toContain('not confirmed by the manufacturer')
      expect(texts).not.toMatch(/gas cylinder|the maker|the machine|of seat"|Pack size/)
    })

    it('replace the old texts of slides, gallery, offers, films and facts', async () => {
      const texts = await siteTexts(getFixture().db)
      expect(texts).toContain('Hornet 2.0. Quick off every signal.')
      expect(texts).toContain('CB1000R in red, in the workshop')
      expect(texts).toContain('What our workshop does under the AMC')
      expect(texts).toContain('It passes to the next owner when you sell the vehicle.')
      expect(texts).not.toMatch(/Five gears|panniers|with its papers|old machine|Bring five papers/)
    })
  })

onEachDatabase('site with texts of the old demo', (getDatabase) => {
  const migrate = () => plainDemoTexts().up(getDatabase().db)

  it('gets the new texts in a draft, in the draft’s base and in the scheduled document', async () => {
    const { db } = getDatabase()
    const json = JSON.stringify(was)
    await insertDraft(getDatabase(), { document_json: json, base_json: json, planned_json: json })
    await migrate()
    const [draft] = await db
      .selectFrom('drafts')
      .select(['document_json', 'base_json', 'planned_json'])
      .execute()
    expect(Object.values(draft ?? {}).map((it) => JSON.parse(it ?? ''))).toEqual([now, now, now])
  })

  it('gets the new texts in the stored previous state of an import, which undo restores', async () => {
    const { db } = getDatabase()
    await db
      .insertInto('catalogue_imports')
      .values({
        id: 'import',
        file_name: 'catalogue.zip',
        uploaded_by: 'Asha',
        uploaded_at: '2026-11-02T04:30:00.000Z',
        state: 'applied',
        found_json: '{}',
        options_json: '{}',
      })
      .execute()
    await db
      .insertInto('catalogue_steps')
      .values({
        ...{ import_id: 'import', place: 1, part: 'model', key: 'activa-110', kind: 'changed' },
        ...{ before_json: JSON.stringify(was), after_json: JSON.stringify(own) },
      })
      .execute()
    await migrate()
    const [step] = await db
      .selectFrom('catalogue_steps')
      .select(['before_json', 'after_json'])
      .execute()
    expect(step).toEqual({ before_json: JSON.stringify(now), after_json: JSON.stringify(own) })
  })

  it('keeps its earlier published versions unchanged', async () => {
    const { db } = getDatabase()
    await db
      .insertInto('published_versions')
      .values({
        ...{ noun: 'model', key: 'activa-110', number: 1, document_json: JSON.stringify(was) },
        ...{ published_by: 'Asha', published_at: '2026-11-02T04:30:00.000Z' },
      })
      .execute()
    await migrate()
    const [version] = await db.selectFrom('published_versions').select('document_json').execute()
    expect(version?.document_json).toBe(JSON.stringify(was))
  })

  it('keeps a text that the dealer changed', async () => {
    const { db } = getDatabase()
    const changed = `${was.tagline}.`
    await db.updateTable('vehicles').set({ tagline: changed }).execute()
    await insertDraft(getDatabase(), { document_json: ` ${JSON.stringify(own)}` })
    await migrate()
    const taglines = await db.selectFrom('vehicles').select('tagline').distinct().execute()
    expect(taglines).toEqual([{ tagline: changed }])
    const [draft] = await db.selectFrom('drafts').select('document_json').execute()
    expect(draft?.document_json).toBe(` ${JSON.stringify(own)}`)
  })

  it('keeps a specification whose text equals an old heading', async () => {
    const { db } = getDatabase()
    await db.updateTable('features').set({ heading: '17.7 litres' }).execute()
    await migrate()
    const headings = await db.selectFrom('features').select('heading').distinct().execute()
    expect(headings).toEqual([{ heading: '17.7-litre tank' }])
    const { specifications_json } = await db
      .selectFrom('vehicles')
      .select('specifications_json')
      .where('slug', '=', 'cb500x')
      .executeTakeFirstOrThrow()
    expect(specifications_json).toContain('"17.7 litres"')
  })

  it('does not change today’s demo texts', async () => {
    const { db } = getDatabase()
    const before = [await modelTexts(db), await siteTexts(db)]
    await migrate()
    expect([await modelTexts(db), await siteTexts(db)]).toEqual(before)
  })
})

async function modelTexts(db: Db): Promise<string> {
  const rows = [
    await db
      .selectFrom('vehicles')
      .select(['note', 'tagline', 'description', 'specifications_json', 'sources_json'])
      .orderBy('id')
      .execute(),
    await db.selectFrom('features').select(['heading', 'description']).orderBy('id').execute(),
    await db.selectFrom('accessories').select('description').orderBy('id').execute(),
  ]
  return JSON.stringify(rows)
}

async function siteTexts(db: Db): Promise<string> {
  const rows = [
    await db.selectFrom('slides').select(['headline', 'line']).orderBy('id').execute(),
    await db.selectFrom('gallery_images').select('caption').orderBy('id').execute(),
    await db.selectFrom('offers').select(['title', 'description']).orderBy('id').execute(),
    await db.selectFrom('films').select('title').orderBy('id').execute(),
    await db.selectFrom('facts').select('value_json').orderBy('name').execute(),
  ]
  return JSON.stringify(rows)
}

const insertDraft = (
  { db }: TestDatabase,
  documents: { document_json: string; base_json?: string; planned_json?: string },
) =>
  db
    .insertInto('drafts')
    .values({
      ...{ noun: 'model', key: 'activa-110', version: 1, ...documents },
      ...{ edited_by: 'Asha', edited_at: '2026-11-02T04:30:00.000Z' },
    })
    .execute()
