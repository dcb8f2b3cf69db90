import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Database = { dealers: { id: number; facts_json: string } }

const demo = {
  name: 'Meridian Motors',
  street: '14 Tamarind Foundry Road',
  area: 'Lake Gate',
  city: 'Hyderabad',
  pinCode: '500000',
}

/**
 * The invented dealer had the PIN code 500000, which does not exist; 500001 is Hyderabad's. Another
 * dealer's PIN code does not change.
 */
export function demoPinCode(): Migration {
  return {
    async up(db: Kysely<Database>) {
      const dealers = await db.selectFrom('dealers').select(['id', 'facts_json']).execute()
      for (const { id, facts_json } of dealers) {
        const facts = read(facts_json)
        if (!isDemo(facts)) continue
        await db
          .updateTable('dealers')
          .set({
            facts_json: JSON.stringify({
              ...facts,
              address: { ...facts['address'], pinCode: '500001' },
            }),
          })
          .where('id', '=', id)
          .execute()
      }
    },
  }
}

type Group = Record<string, unknown>

function isDemo(facts: unknown): facts is Group & { address: Group } {
  if (!isGroup(facts) || !isGroup(facts['address'])) return false
  const { street, area, city, pinCode } = facts['address']
  const { name } = facts
  const own = { name, street, area, city, pinCode }
  return Object.entries(demo).every(([key, value]) => Reflect.get(own, key) === value)
}

function read(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
