import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const hornet = 'model=HORNET2.0&variant=Standard&colour=matte-axis-grey-metallic'
const vehicle = {
  model: 'HORNET 2.0',
  variant: 'Standard',
  color: 'Matte Axis Grey Metallic',
}

onEachDatabase('on-road price', (getDatabase) => {
  const open = () => testApp(getDatabase(), {}, pages)
  const htmlOf = async (path: string) => (await open().request(path)).text()
  const post = (body: Record<string, string>, query = '') =>
    open().request(`/on-road-price?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams(body),
    })

  it('is linked from the model page and the configurator', async () => {
    const page = await htmlOf('/view-details/HORNET2.0')
    expect(page).toContain('formAction="/on-road-price"')
    expect(page).toContain('href="/on-road-price?model=HORNET2.0"')
    expect(page).not.toContain('href="/contact">Ask for')
    const configured = await htmlOf(`/angle-view/HORNET2.0?${hornet.replace(/^[^&]*&/, '')}`)
    expect(configured).toContain(`href="/on-road-price?${hornet.replaceAll('&', '&amp;')}"`)
  })

  it('form names the vehicle and requires only a name and a number', async () => {
    const html = await htmlOf(`/on-road-price?${hornet}`)
    expect(visibleText(html)).toContain('HORNET 2.0 Standard, Matte Axis Grey Metallic')
    expect(html).toContain('<input type="hidden" name="model" value="HORNET 2.0"/>')
    expect(html).toContain('<option value="Standard" selected="">')
    expect(html).toContain('<option value="Matte Axis Grey Metallic" selected="">')
    const required = [...html.matchAll(/<(?:input|select|textarea)[^>]*required=""[^>]*>/g)]
    expect(required.map(([tag]) => /name="(\w+)"/.exec(tag)?.[1])).toEqual(['name', 'contact'])
  })

  it.each([
    ['a variant that is not sold', 'model=HORNET2.0&variant=Gold', 'Not decided yet'],
    ['a colour that is not sold', 'model=HORNET2.0&colour=pink', 'Not decided yet'],
    ['an unknown model', 'model=UNICYCLE&variant=Gold', 'is not on sale here'],
    ['a model that is no longer built', 'model=XBLADE', 'is not on sale here'],
    ['a service-only model with a page of its own', 'model=CBR150R', 'is not on sale here'],
    ['no model', '', 'Choose a model'],
  ])('form asks again for variant and colour if the link has %s', async (_, query, shown) => {
    const html = await htmlOf(`/on-road-price?${query}`)
    expect(visibleText(html)).toContain(shown)
    expect(html).not.toMatch(/<option value="(Gold|pink)"/)
  })

  it('form selects the only variant of a colour, and shows added parts', async () => {
    const html = await htmlOf(
      '/on-road-price?model=HORNET2.0&colour=repsol-edition&fit=SR-ACC-1172',
    )
    expect(html).toContain('<option value="Repsol Edition" selected="">')
    expect(visibleText(html)).toContain('Crash guard')
  })

  it('form has one total, named exactly, if accessories are added', async () => {
    const added = visibleText(await htmlOf(`/on-road-price?${hornet}&fit=SR-ACC-1172`))
    expect(added).toContain('on the road in Hyderabad, with accessories')
    expect(added).toContain('Crash guard')
    for (const other of ['Ex-showroom with accessories', 'EMI per month', 'without registration'])
      expect(added).not.toContain(other)
    const exchanged = visibleText(await htmlOf(`/on-road-price?${hornet}&exchange=20000`))
    expect(exchanged).toContain('₹1,62,013 to pay after exchange')
    expect(exchanged).not.toContain('on the road in')
  })

  it('form names the total ex-showroom if there is no on-road price', async () => {
    const app = open()
    const { db } = getDatabase()
    await db
      .updateTable('vehicles')
      .set({ engine_cc: null })
      .where('name', '=', 'HORNET 2.0')
      .execute()
    const answer = await app.request(`/on-road-price?${hornet}&fit=SR-ACC-1172`)
    const text = visibleText(await answer.text())
    expect(text).toContain('Ex-showroom with accessories')
    expect(text).not.toContain('on the road in Hyderabad')
  })

  it('form creates an enquiry for that vehicle without JavaScript', async () => {
    const sent = await post({ ...vehicle, name: 'Farida', contact: '9000000010' }, hornet)
    expect(sent.status).toBe(303)
    const thanks = await open().request(sent.headers.get('location') ?? '')
    expect(visibleText(await thanks.text())).toContain('We will call you with the on-road price.')
    const staff = await open().loginAsStaff()
    const { rows } = await (await staff.request('/api/desk?kind=on-road-price')).json()
    expect(rows[0]).toMatchObject({
      kindTitle: 'On-road price',
      name: 'Farida',
      model: 'HORNET 2.0',
      vehicle: 'HORNET 2.0 Standard in Matte Axis Grey Metallic',
    })
    const one = await (await staff.request(`/api/desk/${rows[0].reference}`)).json()
    expect(one.answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Variant', value: 'Standard' }),
        expect.objectContaining({ label: 'Colour', value: 'Matte Axis Grey Metallic' }),
      ]),
    )
    const csv = await staff.request('/api/reports/on-road-price.csv')
    expect(await csv.text()).toContain('"HORNET 2.0","Standard","Matte Axis Grey Metallic"')
  })

  it('form keeps the choices of the shown price after a refused post', async () => {
    const choices = 'options=accident-cover&warranty=1&exchange=25000&down=20000&months=24'
    const refused = await post({ ...vehicle, name: '', contact: '' }, `${hornet}&${choices}`)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(
      `action="/on-road-price?${`${hornet}&${choices}`.replaceAll('&', '&amp;')}#enquiry"`,
    )
    expect(html).toContain(`name="priceChoices" value="${choices.replaceAll('&', '&amp;')}"`)
  })

  it('form tells the desk the loan and the old vehicle of the shown price', async () => {
    const priceChoices = 'options=accident-cover&exchange=25000&months=24'
    await post({ ...vehicle, name: 'Farida', contact: '9000000010', priceChoices }, hornet)
    const staff = await open().loginAsStaff()
    const { rows } = await (await staff.request('/api/desk?kind=on-road-price')).json()
    const one = await (await staff.request(`/api/desk/${rows[0].reference}`)).json()
    expect(one.answers).toContainEqual(
      expect.objectContaining({
        label: 'Price choices',
        priceChoices: {
          path: `/price/HORNET2.0?variant=Standard&${priceChoices}`,
          lines: [
            { label: 'Optional lines', value: 'changed by the customer' },
            { label: 'Old vehicle, as the customer values it', value: '₹25,000' },
            { label: 'Loan', value: '24 months' },
          ],
        },
      }),
    )
  })

  it('form refuses an empty post, but keeps the typed values and the vehicle', async () => {
    const refused = await post({ ...vehicle, name: '', contact: '', town: 'Warangal' }, hornet)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(visibleText(html)).toContain('Enter your name')
    expect(html).toContain('value="Warangal"')
    expect(html).toContain('<option value="Standard" selected="">')
    expect(html).toContain(`action="/on-road-price?${hornet.replaceAll('&', '&amp;')}#enquiry"`)
  })
})
