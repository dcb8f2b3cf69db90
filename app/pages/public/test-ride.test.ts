import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const htmlOf = async (path: string) => (await app.request(path)).text()
const hornet = '/text-ride-booking?model=HORNET2.0'

/** Reads the option groups of a select, each with its options. */
function groupsIn(html: string): Record<string, string[]> {
  return Object.fromEntries(
    [...html.matchAll(/<optgroup label="([^"]*)">(.*?)<\/optgroup>/g)].map(([, label, options]) => [
      label,
      [...(options ?? '').matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name),
    ]),
  )
}

const five = ['Red', 'Blue', 'Black', 'White', 'Grey']

it('shows colour and variant from the address, and lists the colours of that model first', async () => {
  const [first, second] = await (await app.request('/api/bikeColours/HORNET2.0')).json()
  const variants = await (await app.request('/api/variants/HORNET2.0')).json()
  const variant = variants.at(-1)
  const html = await htmlOf(`${hornet}&variant=${variant.name}&colour=${second.slug}`)
  expect(html).toContain(`alt="HORNET 2.0 in ${second.name}"`)
  expect(html).toContain(second.picture.base)
  expect(html).not.toMatch(new RegExp(`<img[^>]*${first.picture.base}-`))
  expect(visibleText(html)).toContain(`₹${new Intl.NumberFormat('en-IN').format(variant.price)}`)
  expect(html).toContain(`<option value="${second.name}" selected="">`)
  const groups = groupsIn(html)
  expect(Object.keys(groups)).toEqual(['Colours of the HORNET 2.0', 'Any other colour'])
  expect(groups['Colours of the HORNET 2.0']).toContain(second.name)
  expect(groups['Any other colour']).toEqual(five)
})

it('shows the last viewed paint if the visitor chose none; the form’s address keeps the paint', async () => {
  const [, second] = await (await app.request('/api/bikeColours/HORNET2.0')).json()
  const html = await htmlOf(`${hornet}&shown=${second.slug}`)
  expect(html).toContain(`<option value="${second.name}" selected="">`)
  expect(html).toContain(`alt="HORNET 2.0 in ${second.name}"`)
  expect(html).toContain(`action="${hornet}&amp;shown=${second.slug}#enquiry"`)
})

it('selects the variant and its price if only one variant has the chosen paint', async () => {
  const words = visibleText(await htmlOf(`${hornet}&variant=Standard&colour=repsol-edition`))
  expect(words).toContain('HORNET 2.0 Repsol Edition ≈ approximately ₹1,47,300 ex-showroom')
})

it.each([
  ['a colour that it has not', `${hornet}&colour=pink`, 'alt="HORNET 2.0"'],
  ['no such model', '/text-ride-booking?model=UNICYCLE&colour=pink', 'Book a test ride'],
])('opens without an error for %s', async (_, path, shown) => {
  const answer = await app.request(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(shown)
})

it('offers the five general colours and shows no vehicle if no model is chosen', async () => {
  const html = await htmlOf('/text-ride-booking')
  expect(groupsIn(html)).toEqual({ 'Any other colour': five })
  expect(html).not.toContain('/pictures/')
})

it('accepts a colour of the model without JavaScript, and keeps it after a refusal', async () => {
  const [, { name: color, slug }] = await (await app.request('/api/bikeColours/HORNET2.0')).json()
  const post = (fields: object, path = '/text-ride-booking') =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams({
        name: 'Imran',
        emailId: 'imran@example.com',
        mobileNo: '9000000008',
        model: 'honda-hornet-2-0',
        color,
        agree: 'true',
        ...fields,
      }),
    })
  const action = /<form[^>]* action="(\/text-ride[^"]*)" method="post"/.exec(
    await htmlOf(`${hornet}&colour=${slug}`),
  )
  const path = (action?.[1] ?? '').replaceAll('&amp;', '&')
  expect(path).toMatch(/^\/text-ride-booking\?model=HORNET2\.0&colour=.+#enquiry$/)
  for (const address of ['/text-ride-booking', path]) {
    const refused = await post({ mobileNo: '12' }, address)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`<option value="${color}" selected="">`)
  }
  expect((await post({})).status).toBe(303)
  const row = await database.db.selectFrom('enquiries').select('answers_json').executeTakeFirst()
  expect(JSON.parse(row?.answers_json ?? '')).toMatchObject({ model: 'HORNET 2.0', color })
  const pink = await post({ color: 'Pink' })
  expect(visibleText(await pink.text())).toContain('Colour must be one of: Red, Blue, Black')
})
