import { createHash } from 'node:crypto'
import { normalizedVehicleName, type VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

// Invented family names. Models of a family differ by size and trim, as real ones do.
const families =
  'Tejas Varuna Agni Chetak Garuda Indra Kesari Lahari Mayura Nakul Pavan Rudra Surya Toofan Utsav Vayu Yatra Zephyr'.split(
    ' ',
  )
const trims = ['', ' Dlx', ' R', ' X', ' Sport', ' Max', ' Neo', ' Pro', ' GT', ' ST', ' V4', ' S']
const uses = ['commute', 'family', 'city', 'sport', 'touring', 'performance']
const colours = ['Pearl White', 'Graphite Black', 'Racing Red', 'Marvel Blue', 'Axis Grey']
const promises = [
  'and a bench that takes two for an hour',
  'with the lamp of the larger one and half its thirst',
  'that starts on the first push in January',
  'for lanes that no car turns in',
  'and luggage hooks where the knees are not',
  'with a service every 6,000 km',
]

/** Seven of eleven are motorcycles, three are scooters and one is electric, as in the demo. */
const kinds: readonly VehicleKind[] = [
  ...(['bike', 'scooter', 'bike', 'bike', 'scooter', 'bike'] as const),
  ...(['ev', 'bike', 'scooter', 'bike', 'bike'] as const),
]

/**
 * Adds active models until there are `many`. All have a different name, price and picture, and each
 * run adds the same ones.
 */
export async function addGeneratedModels(db: Db, many: number): Promise<void> {
  const before = await db.selectFrom('vehicles').select('specifications_json').execute()
  const specifications = before[0]?.specifications_json ?? '{}'
  const names = new Set<string>()
  for (let number = 0; number < many - before.length; number++)
    await addGeneratedModel(db, number, { specifications, names })
}

/** `names` are those already in use. Among several hundred models two names could be equal. */
async function addGeneratedModel(
  db: Db,
  number: number,
  { specifications, names }: { specifications: string; names: Set<string> },
): Promise<void> {
  const kind = pickFrom(kinds, number)
  const drawn = pseudoRandom(number)
  const engineCc = kind === 'ev' ? null : 90 + (drawn % 900) + (drawn % 10) / 10
  const size = engineCc === null ? `E${(drawn % 9) + 1}` : String(Math.round(engineCc))
  const drawnName = `${pickFrom(families, number)} ${size}${pickFrom(trims, drawn)}`.toUpperCase()
  const name = names.has(drawnName) ? `${drawnName} MK${number}` : drawnName
  names.add(name)
  const power = `${((engineCc ?? 60) / 12.5).toFixed(2)} kW @ ${60 + (drawn % 45)}00 rpm`
  const { id } = await db
    .insertInto('vehicles')
    .values({
      kind,
      key: normalizedVehicleName(name),
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      form_value: null,
      status: 1,
      has_details: 1,
      position: 1000 + number,
      note: null,
      tagline: `${engineCc ?? (drawn % 9) + 1} ${engineCc ? 'cc' : 'kW'}, ${95 + (drawn % 90)} kg ${pickFrom(promises, drawn)}`,
      description: `${name}: ${pickFrom(promises, drawn)}, ${pickFrom(promises, drawn + 1)}.`,
      use: pickFrom(uses, drawn),
      engine_cc: engineCc,
      price: 60_000 + (drawn % 240) * 500 + number * 100,
      price_checked_on: '2026-10-26',
      summary_json: JSON.stringify({
        engine: engineCc ? `${engineCc} cc` : `BLDC hub, ${(drawn % 9) + 1} kW peak`,
        power,
        transmission: engineCc ? `${4 + (drawn % 3)}-speed manual` : 'Direct drive',
      }),
      specifications_json: specifications,
      sources_json: '[]',
      specifications_checked_on: '2026-10-26',
      picture_folder: 'media',
      turntable_folder: 'activa-6g',
      has_placeholder_pictures: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('variants')
    .values({ vehicle_id: id, position: 1, name: 'Standard', difference: 0 })
    .execute()
  const colour = pickFrom(colours, drawn)
  await db
    .insertInto('colours')
    .values({
      vehicle_id: id,
      position: 1,
      name: colour,
      slug: colour.toLowerCase().replace(' ', '-'),
      swatch: '#3a3d42',
      swatch2: null,
      hero: `media/${pictureHash(`hero ${name}`)}-1600x900`,
      icon: `media/${pictureHash(`icon ${name}`)}-960x720`,
    })
    .execute()
}

function pseudoRandom(number: number): number {
  return createHash('sha256').update(String(number)).digest().readUInt32BE(0)
}

/** Returns a hash as in the name of an uploaded picture. */
function pictureHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function pickFrom<Of>(list: readonly Of[], number: number): Of {
  const [first] = list
  const found = list[number % list.length] ?? first
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}
