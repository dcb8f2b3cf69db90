import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Database = { accessories: { heading: string; picture: string } }

/**
 * Two accessories of the demo get their own pictures. Until now they had the picture of another
 * accessory.
 */
export function accessoryPictures(): Migration {
  return {
    async up(db: Kysely<Database>) {
      for (const { heading, was, is } of pictures)
        await db
          .updateTable('accessories')
          .set({ picture: is })
          .where('heading', '=', heading)
          .where('picture', '=', was)
          .execute()
    },
  }
}

const pictures = [
  { heading: 'Frame slider pair', was: 'accessories/guard', is: 'accessories/sliders' },
  { heading: 'USB charging socket', was: 'accessories/charger', is: 'accessories/usb-socket' },
]
