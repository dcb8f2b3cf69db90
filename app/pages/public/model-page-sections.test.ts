import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const pages = await pageHandlerFromSources()
const app = testApp(database, {}, pages)
const wordsOf = async (path: string) => visibleText(await (await app.request(path)).text())

it('shows a motorcycle’s description, price and running costs without JavaScript', async () => {
  const page = await wordsOf('/view-details/HORNET2.0')
  for (const told of [
    'The HORNET 2.0 is a naked bike of 184.40 cc',
    'Power 12.7 kW (17.0 bhp) @ 8,500 rpm',
    'Upside-down fork The thick tubes of the fork are at the top',
    'What the numbers mean',
    'You feel it when you push and park. Each person drawn here weighs 70 kg.',
    'Four colours',
    'Repsol Edition, ex-showroom ≈ approximately ₹1,47,300',
    'From ₹6,046 a month',
    'Full-face sport helmet ₹7,490',
    'All 5 accessories',
    'Warranty 3 years or 42,000 km as standard, whichever comes first. You can extend it to ten years.',
    'Similar models',
    'UNICORN from ≈ approximately ₹1,10,800 ₹34,200 less, 3.2 kW less power.',
    'Ride the HORNET 2.0',
    'Showroom 10:00 AM to 08:00 PM, closed on Tuesdays.',
  ])
    expect(page).toContain(told)
})

it('keeps the chosen variant and paint in the links of the page', async () => {
  const linksOf = async (path: string) => {
    const html = await (await app.request(path)).text()
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
  }
  const [paint] = await app.services.vehicles.listColours(
    (await app.services.vehicles.findByName('CBSHINE'))?.id ?? 0,
  )
  const chosen = `variant=Disc&colour=${paint?.slug}`
  const plain = await linksOf('/view-details/CBSHINE')
  const withDisc = await linksOf('/view-details/CBSHINE?variant=Disc')
  for (const path of ['/on-road-price', '/finance', '/text-ride-booking']) {
    expect(plain).toContain(`${path}?model=CBSHINE`)
    expect(withDisc).toContain(`${path}?model=CBSHINE&${chosen}`)
    expect(withDisc).not.toContain(`${path}?model=CBSHINE`)
  }
  expect(plain).toContain('/angle-view/CBSHINE')
  expect(withDisc).toContain(`/angle-view/CBSHINE?${chosen}`)
  expect(withDisc).not.toContain('/angle-view/CBSHINE')
})

it('compares other models with the price of the chosen variant', async () => {
  const base = await wordsOf('/view-details/CBSHINE')
  expect(base).toContain('LIVO from ≈ approximately ₹76,500 ₹2,000 less,')
  expect(base).toContain('SP 125 from ≈ approximately ₹85,600 ₹7,100 more,')
  const disc = await wordsOf('/view-details/CBSHINE?variant=Disc')
  expect(disc).toContain('LIVO from ≈ approximately ₹76,500 ₹6,400 less,')
  expect(disc).toContain('SP 125 from ≈ approximately ₹85,600 ₹2,700 more,')
})

it('shows the range, the charging and the cost per kilometre of an electric model', async () => {
  const page = await wordsOf('/view-details/QC1')
  expect(page).toContain('Range 80 km 4 days of 20 km a day on one charge, by the test cycle.')
  expect(page).toContain('Plug it in at 10:00 PM and it is full at 4:50 AM.')
  expect(page).toContain('₹10 takes you 66 km, one dot for each')
})

it('offers neither a price nor a test ride for a discontinued model', async () => {
  const page = await wordsOf('/view-details/XBLADE')
  expect(page).toContain('Models on sale now')
  expect(page).not.toContain('What it costs')
  expect(page).not.toContain('Ride the XBLADE')
})

it('shows side and rear views if the pictures exist', async () => {
  const others = Object.entries(app.services.manifest.pictures).filter(
    ([name]) => !/\/(side|rear)$/.test(name),
  )
  const view = { width: 1600, height: 900, widths: [480, 800, 1600], webp: 800, alpha: false }
  const htmlWith = async (views: object, page = 'HORNET2.0') => {
    const pictures = { ...Object.fromEntries(others), ...views }
    const shown = testApp(database, { manifest: { pictures } }, pages)
    return (await shown.request(`/view-details/${page}`)).text()
  }
  const side = { 'hornet-2-0/side': { ...view, version: '0000000a' } }
  const rear = { 'hornet-2-0/rear': { ...view, version: '0000000b' } }
  const both = await htmlWith({ ...side, ...rear })
  expect(both).toContain('alt="HORNET 2.0 in Matte Marvel Blue Metallic, right side"')
  expect(both).toContain('alt="HORNET 2.0 in Matte Marvel Blue Metallic, from behind on the left"')
  expect(both).toContain('/pictures/hornet-2-0/side-1600.0000000a.avif 1600w')
  expect(both).toContain('src="/pictures/hornet-2-0/rear-800.0000000b.webp"')
  const one = visibleText(await htmlWith(side))
  expect(one).toContain('See it from every side Side view Drag to see')
  expect(one).not.toContain('Rear view')
  expect(visibleText(await htmlWith(side, 'DIO'))).not.toContain('See it from every side')
  await database.db.updateTable('vehicles').set({ has_placeholder_pictures: 1 }).execute()
  expect(visibleText(await htmlWith(side))).not.toContain('See it from every side')
  await database.db.updateTable('vehicles').set({ has_placeholder_pictures: 0 }).execute()
})

it('omits the sections whose data is missing', async () => {
  const { db } = database
  const dio = await db
    .selectFrom('vehicles')
    .select('id')
    .where('name', '=', 'DIO')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('features').where('vehicle_id', '=', dio.id).execute()
  await db.deleteFrom('accessories').where('vehicle_id', '=', dio.id).execute()
  await db
    .deleteFrom('colours')
    .where('vehicle_id', '=', dio.id)
    .where('position', '>', 1)
    .execute()
  await db.updateTable('vehicles').set({ figures_json: '{}' }).where('id', '=', dio.id).execute()
  await db
    .deleteFrom('facts')
    .where('name', 'in', ['loan-terms', 'electricity', 'amc', 'extended-warranty'])
    .execute()
  const page = await wordsOf('/view-details/DIO')
  for (const chapter of [
    'Side-stand switch',
    'What the numbers mean',
    'colours See all colours',
    'a month',
    'Accessories',
    'Warranty 3 years',
    'Annual maintenance contract',
  ])
    expect(page).not.toContain(chapter)
  expect(page).toContain('Workshop Open 09:30 AM to 07:30 PM, closed on Tuesdays.')
  expect(page).toContain('Ride the DIO')
  expect(await wordsOf('/view-details/qc1')).not.toContain('₹10 takes you')
})
