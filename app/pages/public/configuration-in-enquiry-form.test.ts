import { afterAll, describe, expect, it } from 'vitest'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const htmlOf = async (path: string) => (await app.request(path)).text()

const query =
  'model=HORNET2.0&variant=Standard&colour=matte-axis-grey-metallic&fit=SR-ACC-1172,SR-ACC-1173'

/** Reads the configuration's checkbox: its value, and whether it is ticked. */
function boxIn(html: string) {
  const [tag] = /<input[^>]*name="configuration"[^>]*>/.exec(html) ?? []
  if (!tag) return undefined
  const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? []
  return { value: value.replaceAll('&quot;', '"'), isTicked: tag.includes('checked') }
}

const actionOf = (html: string) =>
  (/<form[^>]* action="([^"#]*)#enquiry" method="post"/.exec(html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  )

describe.each([testRideEnquiry, financeEnquiry])('$page', ({ page, example }) => {
  const post = (path: string, more: Record<string, string>) => {
    const given = Object.entries({ ...example, agree: 'true' }).map(([name, it]) => [
      name,
      String(it),
    ])
    return app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams({ ...Object.fromEntries(given), ...more }),
    })
  }

  it('shows the configuration from the address, and sends it without JavaScript', async () => {
    const html = await htmlOf(`${page}?${query}`)
    const words = visibleText(html)
    expect(words).toContain('Your selection')
    expect(words).toContain('HORNET 2.0, Standard, Matte Axis Grey Metallic')
    expect(words).toMatch(/Crash guard\s*₹1,410\s*Visor\s*₹890\s*Ex-showroom with accessories ≈/)
    expect(words).toContain('1,47,300')
    expect(words).toContain('Today’s prices, without registration and insurance.')
    expect(html).toContain(
      'href="/angle-view/HORNET2.0?variant=Standard&amp;colour=matte-axis-grey-metallic&amp;fit=SR-ACC-1172,SR-ACC-1173"',
    )
    const box = boxIn(html)
    expect(box?.isTicked).toBe(true)
    const configuration = box?.value ?? ''

    const refused = await post(actionOf(html), { configuration, model: 'x'.repeat(999) })
    expect(refused.status).toBe(422)
    expect(boxIn(await refused.text())).toEqual(box)
    const unticked = await (await post(actionOf(html), { model: 'x'.repeat(999) })).text()
    expect(boxIn(unticked)).toEqual({ ...box, isTicked: false })

    const done = await post(actionOf(html), { configuration, model: 'honda-hornet-2-0' })
    expect(done.status).toBe(303)
    const thanks = await htmlOf(done.headers.get('location') ?? '')
    expect(visibleText(thanks)).toContain(
      'Sent with your enquiry: HORNET 2.0 Standard in Matte Axis Grey Metallic, with Crash guard and Visor.',
    )
  })

  it('drops the configuration if the visitor chooses another model, and says so in advance', async () => {
    const html = await htmlOf(`${page}?${query}`)
    expect(visibleText(html)).toContain(
      'If you choose a model other than the HORNET 2.0 above, this is not sent.',
    )
    const configuration = boxIn(html)?.value ?? ''
    const done = await post(actionOf(html), { configuration, model: 'honda-dio' })
    expect(done.status).toBe(303)
    const thanks = visibleText(await htmlOf(done.headers.get('location') ?? ''))
    expect(thanks).toContain('See the DIO')
    expect(thanks).not.toContain('Sent with your enquiry')
  })

  it.each([
    ['variant=repsol+edition', 'Repsol Edition', 'Repsol Edition', 147_300],
    ['variant=Standard', 'Standard', undefined, 145_000],
    ['colour=matte-axis-grey-metallic', 'Standard', 'Matte Axis Grey Metallic', 145_000],
    ['variant=Old&colour=repsol-edition', 'Repsol Edition', 'Repsol Edition', 147_300],
  ])('sends a variant and colour without parts: %s', async (chosen, variant, colour, price) => {
    const html = await htmlOf(`${page}?model=HORNET2.0&${chosen}`)
    // A paint with the same name as its variant appears once.
    const paint = colour === variant ? undefined : colour
    const line = ['HORNET 2.0', variant, paint].filter(Boolean).join(', ')
    const amount = `₹${new Intl.NumberFormat('en-IN').format(price)}`
    expect(visibleText(html)).toContain('Your choice')
    expect(visibleText(html)).toContain(`${line} ≈ approximately ${amount} EMI per month`)
    const box = boxIn(html)
    expect(box?.isTicked).toBe(true)
    const configuration = box?.value ?? ''
    const sent = JSON.parse(configuration)
    expect(sent).toMatchObject({ variant, price, parts: [], total: price })
    expect(sent.colour?.name).toBe(colour)
    const done = await post(actionOf(html), { model: 'honda-hornet-2-0', configuration })
    const thanks = visibleText(await htmlOf(done.headers.get('location') ?? ''))
    const machine = `HORNET 2.0 ${variant}${paint ? ` in ${paint}` : ''}`
    expect(thanks).toContain(`Sent with your enquiry: ${machine}.`)
  })

  it.each([
    ['nothing chosen', 'model=HORNET2.0'],
    ['a paint that nobody chose', 'model=HORNET2.0&shown=matte-axis-grey-metallic'],
    ['a paint and a variant that it has not', 'model=HORNET2.0&variant=Old&colour=pink'],
    ['no such model', 'model=UNICYCLE&fit=SR-ACC-1172'],
    ['no model', 'fit=SR-ACC-1172'],
  ])('sends no configuration with %s', async (_, asked) => {
    const html = await htmlOf(`${page}?${asked}`)
    expect(html).toContain('<form')
    expect(boxIn(html)).toBeUndefined()
  })

  it('names parts in the link that are not available', async () => {
    const html = await htmlOf(`${page}?model=HORNET2.0&fit=SR-ACC-1172,GONE-1&colour=pink`)
    expect(visibleText(html)).toContain('GONE-1 is not available for the HORNET 2.0.')
    expect(JSON.parse(boxIn(html)?.value ?? '')).toMatchObject({
      variant: 'Standard',
      parts: [{ partNo: 'SR-ACC-1172' }],
    })
    expect(boxIn(html)?.value).not.toContain('colour')
  })
})
