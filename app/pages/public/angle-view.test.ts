import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const htmlOf = async (path: string) => (await app.request(path)).text()
const hornet = '/angle-view/HORNET2.0'
const grey = 'colour=matte-axis-grey-metallic'

it('shows a configuration with its price, and names parts of the address that do not exist', async () => {
  const words = visibleText(
    await htmlOf(`${hornet}?${grey}&fit=SR-ACC-1172,SR-ACC-1173,SR-ACC-9999`),
  )
  expect(words).toContain('SR-ACC-9999 is not available for the HORNET 2.0.')
  expect(words).toContain('Your HORNET 2.0 Standard, ex-showroom Matte Axis Grey Metallic')
  expect(words).toContain('Crash guard Part no. SR-ACC-1172 ₹1,410')
  expect(words).toMatch(/Total ≈ approximately ₹1,47,300 From ₹6,\d{3} a month Test ride/)
  expect(words).toContain('≈ approximately ₹1,84,313 on the road in Hyderabad')
  expect(words).toContain('Prices of today, 2 Nov 2026.')
  expect(words).toContain('The 360° pictures are in Matte Marvel Blue Metallic.')
  expect(words).toContain('The pictures do not show accessories.')
})

it.each([
  ['crash-guard', undefined, `${hornet}?fit=SR-ACC-1172`],
  // The HORNET 2.0 has no place for a top box.
  ['top-box', 'In the total but not in the picture: Crash guard.', undefined],
  [null, 'In the total but not in the picture: Crash guard.', undefined],
])('shows for a crash guard with the fitting %s the note %s', async (fitting, said, way) => {
  const guard = database.db.updateTable('accessories').where('part_no', '=', 'SR-ACC-1172')
  await guard.set({ fitting }).execute()
  const query = `?fit=SR-ACC-1172,SR-ACC-1173&page=${fitting}`
  expect(/class="undrawn[^"]*">([^<]*)</.exec(await htmlOf(hornet + query))?.[1]).toBe(said)
  const [, second] = await (await app.request('/api/bikeAccessories/HORNET2.0')).json()
  expect([second.part_no, second.on_machine]).toEqual(['SR-ACC-1172', way])
  await guard.set({ fitting: 'crash-guard' }).execute()
})

it('shares paint and parts in link previews, but has one canonical address per model', async () => {
  const html = await htmlOf(`${hornet}?${grey}&fit=SR-ACC-1172,SR-ACC-1173`)
  const title = 'HORNET 2.0 in Matte Axis Grey Metallic with Crash guard and Visor'
  expect(html).toContain(`property="og:title" content="${title} · Meridian Motors"`)
  expect(html).toContain(
    `content="${title}: ≈ ₹1,84,313 on the road in Hyderabad, ≈ ₹1,47,300 without registration and insurance, at the prices of 2 Nov 2026`,
  )
  const origin = /rel="canonical" href="(http[^"]*)\/angle-view\/HORNET2\.0"/.exec(html)?.[1]
  expect(origin).toBeDefined()
  const card = `${origin}/share/HORNET2.0.jpg?${grey}`
  expect(html).toContain(`property="og:image" content="${card}"`)
  const own = `variant=Standard&${grey}&fit=SR-ACC-1172,SR-ACC-1173`.replaceAll('&', '&amp;')
  expect(html).toContain(`property="og:url" content="${origin}${hornet}?${own}"`)
  const plain = await htmlOf(hornet)
  expect(plain).toContain('<title>HORNET 2.0: 360° view · Meridian Motors</title>')
  expect(plain).toContain(`property="og:url" content="${origin}${hornet}"`)
})

it.each([
  [`${grey}&fit=A&fit=B`, `variant=&${grey}`, `${grey}&fit=A,B`],
  // The part that was ticked last comes last.
  [`${grey}&fit=A&fit=B`, `${grey}&fit=B`, `${grey}&fit=B,A`],
  [
    'variant=Standard&colour=repsol-edition',
    'variant=Repsol+Edition&colour=repsol-edition',
    'variant=Standard',
  ],
  [grey, grey, grey],
])('redirects %s, sent from %s, to the short address %s', async (sent, before, short) => {
  const answer = await app.request(`${hornet}?${sent}&before=${encodeURIComponent(before)}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${hornet}?${short}`])
})

it('links to test ride and loan with the whole configuration', async () => {
  const html = await htmlOf(`${hornet}?${grey}&fit=SR-ACC-1173`)
  const chosen = `model=HORNET2.0&variant=Standard&${grey}&fit=SR-ACC-1173`.replaceAll('&', '&amp;')
  for (const page of ['/text-ride-booking', '/finance'])
    expect(html).toContain(`href="${page}?${chosen}"`)
  expect(html).toContain('href="https://wa.me/?text=HORNET%202.0%20in%20Matte%20Axis%20Grey')
  expect(html).toContain(
    encodeURIComponent(
      'with Visor: ≈ ₹1,82,903 on the road in Hyderabad, ≈ ₹1,45,890 without registration',
    ),
  )
})

it('links to the test ride with model and shown paint if the visitor chose nothing', async () => {
  const html = await htmlOf(hornet)
  expect(html).toContain(
    'href="/text-ride-booking?model=HORNET2.0&amp;shown=matte-marvel-blue-metallic"',
  )
  expect(html).toContain('href="/finance?model=HORNET2.0"')
})

it('shows a discontinued model without parts or prices', async () => {
  const words = visibleText(await htmlOf('/angle-view/XBLADE?fit=SR-ACC-1172'))
  expect(words).toContain('No longer sold new')
  expect(words).not.toMatch(/Accessories|Total|a month/)
})

it('shows pictures of the configured model if the model has no turntable', async () => {
  const { db } = database
  const untold = { turntable_folder: 'none', pictures_json: '{}' }
  await db.updateTable('vehicles').set(untold).where('slug', '=', 'livo').execute()
  const answer = await app.request('/angle-view/LIVO')
  expect(answer.status).toBe(200)
  const words = visibleText(await answer.text())
  expect(words).toContain('Your LIVO')
  expect(words).not.toContain('views all around')
  const id = (await db.selectFrom('vehicles').select('id').where('slug', '=', 'livo').execute())[0]
  await db
    .deleteFrom('accessories')
    .where('vehicle_id', '=', id?.id ?? 0)
    .execute()
  await db
    .deleteFrom('variants')
    .where('vehicle_id', '=', id?.id ?? 0)
    .execute()
  await db
    .deleteFrom('colours')
    .where('vehicle_id', '=', id?.id ?? 0)
    .execute()
  const gone = await app.request('/angle-view/LIVO?page=2')
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/view-details/LIVO'])
})
