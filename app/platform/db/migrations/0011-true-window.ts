import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { flagColumn } from './column-helpers.ts'

/**
 * A price is approximate until staff save or confirm it, also on an existing site. Slides of the
 * demo get a link to their model, and no longer name opening hours. Rows that differ from the
 * demo's are not changed.
 */
export function trueWindow(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('vehicles')
        .addColumn('price_is_approximate', 'integer', flagColumn(1))
        .execute()
      await sql`
        update vehicles set price_is_approximate = 0
        where exists (select 1 from changes where changes.subject = 'price/' || vehicles.id)`.execute(
        db,
      )
      for (const { was, is } of slides)
        await sql`
          update slides set line = ${is.line}, link_text = ${is.linkText}, link_href = ${is.linkHref}
          where picture = ${was.picture} and headline = ${was.headline} and line = ${was.line}
            and link_text = ${was.linkText} and link_href = ${was.linkHref}`.execute(db)
    },
  }
}

const slides = [
  {
    was: {
      picture: 'site/slide-3',
      headline: '80 km from the socket at home',
      line: 'QC1, electric: full overnight, 26 litres of boot',
      linkText: 'See the electric scooters',
      linkHref: '/ev',
    },
    is: {
      line: 'QC1, electric: full overnight, 26 litres of boot',
      linkText: 'See the QC1',
      linkHref: '/view-details/QC1',
    },
  },
  {
    was: {
      picture: 'site/slide-5',
      headline: 'Six gears for 149 cc',
      line: 'CBR 150R: liquid-cooled, 138 kg, 12.7 Nm',
      linkText: 'See the motorcycles',
      linkHref: '/motorcycle',
    },
    is: {
      line: 'CBR 150R: liquid-cooled, 138 kg, 12.7 Nm',
      linkText: 'See the CBR 150R',
      linkHref: '/view-details/CBR150R',
    },
  },
  {
    was: {
      picture: 'site/slide-6',
      headline: 'Come and sit on one',
      line: 'Every day but Tuesday, 10:00 to 20:00',
      linkText: 'How to find us',
      linkHref: '/dealers/1',
    },
    is: {
      line: 'Try the seat, the bars and the reach before you decide',
      linkText: 'How to find us',
      linkHref: '/dealers/1',
    },
  },
]
