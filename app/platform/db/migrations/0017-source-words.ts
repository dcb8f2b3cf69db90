import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rewrites source texts of the demo, which addressed staff although visitors read them. */
export function sourceWords(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const { was, is } of sentences)
        await sql`update vehicles set sources_json = replace(sources_json, ${was}, ${is})`.execute(
          db,
        )
    },
  }
}

const sentences = [
  {
    was: 'General knowledge of the trade, not confirmed: check before showing it to a buyer',
    is: 'General knowledge of the trade, which the maker has not confirmed: ask us before you rely on it',
  },
  {
    was: 'Trap: a dealer’s page for this model still shows the BS-IV figures (124.73 cc, 7.58 kW, 1,266 mm); they are not used here',
    is: 'Older BS-IV figures (124.73 cc, 7.58 kW, 1,266 mm), still seen elsewhere, are not used here',
  },
]
