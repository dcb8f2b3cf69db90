import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Database = { accessories: { heading: string; picture: string; fitting: string | null } }

/** An accessory says what it is on the machine. The demo's are known; a dealer's own stay undrawn until somebody says. */
export function fittings(): Migration {
  return {
    async up(db: Kysely<Database>) {
      await db.schema.alterTable('accessories').addColumn('fitting', 'text').execute()
      for (const { heading, picture, fitting } of known)
        await db
          .updateTable('accessories')
          .set({ fitting })
          .where('heading', '=', heading)
          .where('picture', '=', `accessories/${picture}`)
          .execute()
    },
  }
}

const known = [
  { heading: 'Crash guard', picture: 'guard', fitting: 'crash-guard' },
  { heading: 'All-round guard', picture: 'guard', fitting: 'all-round-guard' },
  { heading: 'Frame slider pair', picture: 'sliders', fitting: 'sliders' },
  { heading: 'Saree guard', picture: 'saree-guard', fitting: 'saree-guard' },
  { heading: 'Visor', picture: 'visor', fitting: 'visor' },
  { heading: 'Touring screen', picture: 'visor', fitting: 'touring-screen' },
  { heading: 'Mirror set, left and right', picture: 'mirror', fitting: 'mirrors' },
  { heading: 'Handle grip pair', picture: 'grip', fitting: 'grips' },
  { heading: 'Heated grips', picture: 'grip', fitting: 'grips' },
  { heading: 'Top box, 28 litres', picture: 'top-box', fitting: 'top-box' },
  { heading: 'Aluminium top box, 42 litres', picture: 'top-box', fitting: 'alu-top-box' },
  { heading: 'Floor mat', picture: 'mat', fitting: 'floor-mat' },
  { heading: 'USB charging socket', picture: 'usb-socket', fitting: 'usb-socket' },
  { heading: 'Dock for a mobile phone charger', picture: 'charger', fitting: 'phone-dock' },
]
