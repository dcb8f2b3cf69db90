import { expect, it } from 'vitest'
import { onEachDatabase } from '#tests/databases.ts'
import { fittings } from './0033-fittings.ts'

onEachDatabase('accessories of a running site', (getDatabase) => {
  it('that came with the demo know what they are on the machine; a dealer’s own do not', async () => {
    const { db } = getDatabase()
    const told = () =>
      db.selectFrom('accessories').select(['part_no', 'fitting']).orderBy('id').execute()
    const demo = await told()
    const [own] = await db
      .updateTable('accessories')
      .set({ picture: 'media/0123456789abcdef-800x800' })
      .where('part_no', '=', 'SR-ACC-1172')
      .returning('part_no')
      .execute()
    await db.schema.alterTable('accessories').dropColumn('fitting').execute()
    await fittings().up(db)
    expect(await told()).toEqual(
      demo.map((it) => (it.part_no === own?.part_no ? { ...it, fitting: null } : it)),
    )
    expect(demo.filter(({ fitting }) => fitting !== null)).toHaveLength(60)
  })
})
