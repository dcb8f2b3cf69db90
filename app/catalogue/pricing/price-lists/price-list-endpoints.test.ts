import { expect, it } from 'vitest'
import { roles } from '#app/platform/permissions/role.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import { sampleWorkbook } from '#tests/sample-workbook.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { PriceListLine } from './price-list-line.ts'
import type { PriceListPreviewRow } from './price-list-preview-row.ts'

const at = '/api/price-list'

onEachDatabase('whole price list', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()
  const linesOf = async (app: TestApp, path = at): Promise<PriceListLine[]> =>
    (await (await app.request(path)).json()).rows
  const find = async (app: TestApp, name: string, detail?: string) => {
    const all = await linesOf(app)
    const line = all.find(
      (it) => it.name === name && (detail === undefined || it.detail === detail),
    )
    if (!line) throw new Error(`There is no ${name}`)
    return line
  }
  const edit = ({ id, variant, version }: PriceListLine, price: unknown) => ({
    id,
    variant,
    version,
    price,
  })
  const apply = async (app: TestApp, rows: unknown[], origin = 'grid') => {
    const answer = await app.send('POST', at, { rows, origin })
    return { status: answer.status, ...(await answer.json()) }
  }
  const publicPrice = async (app: TestApp, name: string) =>
    (await (await app.request(`/api/bikeView/${name}`)).json()).bikePrice
  const upload = async (app: TestApp, file: File, path = at) => {
    const body = new FormData()
    body.append('file', file)
    const answer = await app.request(`${path}/preview`, { method: 'POST', body })
    return { status: answer.status, ...(await answer.json()) }
  }

  it('is changed in one step with one audit entry, and is public at once', async () => {
    const app = await staff()
    const [shine, disc, dio] = [
      await find(app, 'CB SHINE'),
      await find(app, 'CB SHINE', 'Disc'),
      await find(app, 'DIO'),
    ]
    const rows = [edit(shine, '80,000'), edit(disc, 83_000), edit(dio, dio.price + 1)]
    const before = await app.services.revision.get()
    const done = await apply(app, rows)
    expect(done).toMatchObject({ status: 200, message: 'The prices of 2 models are saved.' })
    expect(await app.services.revision.get()).toBe(before + 1)
    expect([await publicPrice(app, 'CBSHINE'), await publicPrice(app, 'DIO')]).toEqual([
      80_000,
      dio.price + 1,
    ])
    const [change, ...rest] = await (await app.request('/api/changes')).json()
    expect([change.action, change.label, rest]).toEqual(['changed the prices of', '2 models', []])
    expect(change.before).toMatchObject({
      'CB SHINE': 78_500,
      'CB SHINE Disc': 82_900,
      DIO: dio.price,
    })
    expect(change.after).toMatchObject({ 'CB SHINE': 80_000, 'CB SHINE Disc': 83_000 })
    const history = await (await app.request('/api/managePrice/CBSHINE/history')).json()
    expect(history).toMatchObject([
      {
        who: 'meera',
        before: { price: 78_500, 'difference of Disc': 4400 },
        after: { price: 80_000, 'difference of Disc': 3000 },
      },
    ])
    const [model] = (await app.services.prices.list()).filter(({ name }) => name === 'CB SHINE')
    expect(model).toMatchObject({ checkedOn: '2026-11-02', isApproximate: false, version: 2 })
  })

  it('is undone in one step, with check dates and marks, and the undo can be undone too', async () => {
    const app = await staff()
    const was = await app.services.prices.list()
    const [shine, dio] = [await find(app, 'CB SHINE'), await find(app, 'DIO')]
    const { change } = await apply(app, [edit(shine, 80_000), edit(dio, 90_000)])
    const undone = await app.send('POST', `${at}/${change}/undo`)
    const told = await undone.json()
    expect([undone.status, told.message]).toEqual([
      200,
      'The previous prices of 2 models are restored.',
    ])
    const plain = (list: typeof was) => list.map(({ version: _, ...model }) => model)
    expect(plain(await app.services.prices.list())).toEqual(plain(was))
    const again = await app.send('POST', `${at}/${change}/undo`)
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      'This change has already been undone.',
    ])
    await app.send('POST', `${at}/${told.change}/undo`)
    expect(await publicPrice(app, 'DIO')).toBe(90_000)
    const changes = await (await app.request(`${at}/changes`)).json()
    expect(
      changes.rows.map(({ origin, undoneBy }: Record<string, string>) => [origin, undoneBy]),
    ).toEqual([
      ['undo', null],
      ['undo', 'meera'],
      ['grid', 'meera'],
    ])
    expect((await app.send('POST', `${at}/999/undo`)).status).toBe(404)
    expect((await app.send('POST', `${at}/x/undo`)).status).toBe(404)
  })

  it('is not undone if a price changed since; the earlier list shows the differences', async () => {
    const app = await staff()
    const [shine, dio] = [await find(app, 'CB SHINE'), await find(app, 'DIO')]
    const { change } = await apply(app, [edit(shine, 80_000), edit(dio, 90_000)])
    await app.send('PATCH', '/api/managePrice/DIO', { price: 91_000 })
    const undone = await app.send('POST', `${at}/${change}/undo`)
    expect([undone.status, (await undone.json()).message]).toEqual([
      409,
      'This cannot be undone in one step: another user has changed DIO since. Open “List before” to restore single prices.',
    ])
    expect(await publicPrice(app, 'CBSHINE')).toBe(80_000)
    const { rows }: { rows: PriceListPreviewRow[] } = await (
      await app.request(`${at}/${change}/before`)
    ).json()
    const moving = rows.filter(({ verdict }) => verdict === 'change')
    expect(moving.map(({ name, was, now }) => [name, was, now])).toEqual([
      ['CB SHINE', 80_000, 78_500],
      ['CB SHINE', 84_400, 82_900],
      ['DIO', 91_000, dio.price],
      ['DIO', 100_700, 78_500],
    ])
    const back = rows
      .filter(({ verdict }) => verdict !== 'wrong')
      .map(({ now, ...row }) => edit({ ...row, price: 0, isActive: true, isOnSale: true }, now))
    expect((await apply(app, back, 'earlier')).status).toBe(200)
    expect(await publicPrice(app, 'DIO')).toBe(dio.price)
  })

  it('refuses the price of a variant that was deleted since, and changes nothing', async () => {
    const app = await staff()
    const [dio, disc] = [await find(app, 'DIO'), await find(app, 'CB SHINE', 'Disc')]
    await getDatabase().db.deleteFrom('variants').where('id', '=', Number(disc.variant)).execute()
    const refused = await apply(app, [edit(dio, 90_000), edit(disc, 83_000)])
    expect(refused).toMatchObject({
      status: 409,
      errors: { 'rows.1.price': ['It is no longer in the list.'] },
    })
    expect(await publicPrice(app, 'DIO')).toBe(dio.price)
  })

  const availabilityOf = async (app: TestApp, name: string) => {
    const { isOnSale } = await find(app, name)
    return isOnSale ? 'on-sale' : 'service-only'
  }
  const toSold = ({ id, version }: PriceListLine, availability: string, price?: number) => ({
    ...{ id, version, availability },
    ...(price !== undefined && { price }),
  })

  it('changes which models are on sale, with or without a price, and undoes it in one step', async () => {
    const app = await staff()
    const [shine, dio] = [await find(app, 'CB SHINE'), await find(app, 'DIO')]
    const done = await apply(app, [
      toSold(shine, 'service-only'),
      toSold(dio, 'service-only', dio.price + 1),
    ])
    expect(done).toMatchObject({ status: 200, message: '2 models are saved.', changed: 2 })
    expect(await find(app, 'CB SHINE')).toMatchObject({ price: 78_500, isOnSale: false })
    expect(await publicPrice(app, 'CBSHINE')).toBe(0)
    expect(await find(app, 'DIO')).toMatchObject({ price: dio.price + 1, isOnSale: false })
    const [change] = await (await app.request('/api/changes')).json()
    expect([change.action, change.label]).toEqual([
      'changed prices and availability of',
      '2 models',
    ])
    expect(change.after).toEqual({
      'CB SHINE: availability': 'service-only',
      'DIO: availability': 'service-only',
      ...{ DIO: dio.price + 1, 'DIO Deluxe': expect.any(Number) },
    })
    const history = await (await app.request('/api/managePrice/CBSHINE/history')).json()
    expect(history).toMatchObject([
      { before: { availability: 'on-sale' }, after: { availability: 'service-only' } },
    ])
    const undone = await (await app.send('POST', `${at}/${done.change}/undo`)).json()
    expect(undone.message).toBe('The previous values of 2 models are restored.')
    expect(await availabilityOf(app, 'CB SHINE')).toBe('on-sale')
    await app.send('POST', `${at}/${undone.change}/undo`)
    expect(await availabilityOf(app, 'CB SHINE')).toBe('service-only')
  })

  it('keeps the check date of a price when only the availability changes', async () => {
    const app = await staff()
    const was = (await app.services.prices.list()).find(({ name }) => name === 'CB SHINE')
    await apply(app, [toSold(await find(app, 'CB SHINE'), 'service-only')])
    const is = (await app.services.prices.list()).find(({ name }) => name === 'CB SHINE')
    expect(is?.checkedOn).toBe(was?.checkedOn)
    expect(is?.isApproximate).toBe(was?.isApproximate)
  })

  it('keeps the availability of other models when a price change is undone', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    const { change } = await apply(app, [edit(dio, dio.price + 1)])
    await app.send('PATCH', `/api/vehicles/${dio.id}/availability`, {
      availability: 'service-only',
    })
    expect((await app.send('POST', `${at}/${change}/undo`)).status).toBe(200)
    expect(await find(app, 'DIO')).toMatchObject({ price: dio.price, isOnSale: false })
  })

  it('does not undo an availability change if another user has changed the availability since', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    const { change } = await apply(app, [toSold(dio, 'service-only')])
    const path = `/api/vehicles/${dio.id}/availability`
    await app.send('PATCH', path, { availability: 'on-sale' })
    expect((await app.send('POST', `${at}/${change}/undo`)).status).toBe(409)
  })

  it('refuses to put on sale a model without a price, a single variant or an accessory', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    await getDatabase()
      .db.updateTable('vehicles')
      .set({ price: 0, availability: 'service-only' })
      .where('id', '=', dio.id)
      .execute()
    expect(await apply(app, [toSold(dio, 'on-sale')])).toMatchObject({
      status: 422,
      message: 'DIO has no price. Enter one before it is sold new.',
    })
    expect(await apply(app, [toSold(dio, 'on-sale', 80_000)])).toMatchObject({ status: 200 })
    const disc = await find(app, 'CB SHINE', 'Disc')
    expect(
      await apply(app, [{ ...toSold(disc, 'service-only'), variant: disc.variant }]),
    ).toMatchObject({ status: 422, errors: { 'rows.0.availability': [/in the row of the model/] } })
    const [part] = await linesOf(app, '/api/accessory-price-list')
    if (!part) throw new Error('There is no accessory')
    const rows = [toSold(part, 'service-only', 5)]
    expect((await app.send('POST', '/api/accessory-price-list', { rows })).status).toBe(422)
  })

  it('exports unpriced service-only models and imports them unchanged', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    await getDatabase()
      .db.updateTable('vehicles')
      .set({ price: 0, availability: 'service-only' })
      .where('id', '=', dio.id)
      .execute()
    const text = await (await app.request('/api/price-list.csv')).text()
    expect(text).toContain('"DIO","","","no"')
    const { rows } = await upload(app, new File([text], 'price-list.csv'))
    expect(new Set(rows.map(({ verdict }: PriceListPreviewRow) => verdict))).toEqual(
      new Set(['same']),
    )
  })

  it('can be edited only by roles that may also change the availability of models', () => {
    const editors = roles.filter((role) => capabilitiesOf(role).includes('prices.edit'))
    expect(editors.filter((role) => !capabilitiesOf(role).includes('vehicles.edit'))).toEqual([])
  })

  it('refuses the second of two concurrent changes and stores no part of the second change', async () => {
    const app = await staff()
    const [shine, dio] = [await find(app, 'CB SHINE'), await find(app, 'DIO')]
    await apply(app, [edit(shine, 80_000)])
    const second = await apply(app, [edit(dio, 90_000), edit(shine, 81_000)])
    expect(second).toMatchObject({
      status: 409,
      message:
        'Nothing was saved: another user changed CB SHINE in the meantime. Your prices are still here, next to theirs.',
      errors: { 'rows.1.price': ['It is ₹80,000 now.'] },
    })
    expect(await publicPrice(app, 'DIO')).toBe(dio.price)
    const single = await app.send('PATCH', '/api/managePrice/CBSHINE', {
      price: 82_000,
      version: 1,
    })
    expect((await single.json()).message).toMatch(
      /^meera changed this price .* It is ₹80,000 now\./,
    )
  })

  it('accepts a thousand models with their variants', async () => {
    const app = await staff()
    const dio = await find(app, 'DIO')
    const others = Array.from({ length: 2000 }, (_, id) =>
      edit({ ...dio, id: 900_000 + id }, 90_000),
    )
    const answer = await apply(app, [edit(dio, 90_000), ...others])
    expect([answer.status, Object.keys(answer.errors).length]).toEqual([409, 2000])
    expect(
      (await apply(app, Array(14_999).fill({ ...edit(dio, 90_000), x: 'x'.repeat(40) }))).status,
    ).toBe(413)
  })

  it('is refused with an error for each wrong row, and nothing is stored', async () => {
    const app = await staff()
    const [shine, disc] = [await find(app, 'CB SHINE'), await find(app, 'CB SHINE', 'Disc')]
    expect(await apply(app, [edit(shine, 80_000), edit(disc, 'x')])).toMatchObject({
      status: 422,
      errors: { 'rows.1.price': [/whole number of rupees/] },
    })
    expect(await apply(app, [edit(shine, 80_000), edit(disc, 79_999)])).toMatchObject({
      status: 422,
      errors: { 'rows.1.price': [/^A variant costs as much as CB SHINE or more/] },
    })
    expect(await apply(app, [edit(shine, shine.price)])).toMatchObject({ status: 422 })
    expect(await apply(app, [])).toMatchObject({ status: 422 })
    expect(await app.services.changes.listNewest(9)).toEqual([])
    const sales = await testApp(getDatabase()).loginAsStaff('sales')
    expect(await apply(sales, [edit(shine, 80_000)])).toMatchObject({ status: 403 })
  })

  it('is imported unchanged from its own exported file', async () => {
    const app = await staff()
    const answer = await app.request('/api/price-list.csv')
    expect(answer.headers.get('content-disposition')).toMatch(/"price-list-\d{4}-\d\d-\d\d\.csv"/)
    const text = await answer.text()
    expect(text).toContain('"CB SHINE","","78500","yes"\r\n"CB SHINE","Disc","82900",""')
    const { rows } = await upload(app, new File([`\uFEFF${text}`], 'price-list.csv'))
    expect(new Set(rows.map(({ verdict }: PriceListPreviewRow) => verdict))).toEqual(
      new Set(['same']),
    )
  })

  it('previews a workbook without storing it, and reports a problem in the file', async () => {
    const app = await staff()
    const cell = (ref: string, text: string) =>
      `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`
    const file = await sampleWorkbook({
      Prices: `<row r="1">${cell('A1', 'Model')}${cell('B1', 'Price')}</row><row r="2">${cell('A2', 'DIO')}<c r="B2"><v>150000</v></c></row>`,
    })
    const { rows } = await upload(app, file)
    expect(rows[0]).toMatchObject({
      row: 2,
      name: 'DIO',
      now: 150_000,
      verdict: 'change',
      isJump: true,
    })
    expect(await app.services.changes.listNewest(9)).toEqual([])
    expect(await upload(app, new File(['hello'], 'a.csv'))).toMatchObject({
      status: 422,
      errors: { file: [/^No column headings were found/] },
    })
    const large = await upload(app, new File(['x'.repeat(5_500_000)], 'a.csv'))
    expect(large).toMatchObject({ status: 413, message: /larger than 5 MB/ })
  })

  it('changes accessory prices, with paise, by part number and undoes the change', async () => {
    const app = await staff()
    const path = '/api/accessory-price-list'
    const [first] = await linesOf(app, path)
    if (!first) throw new Error('There is no accessory')
    const csv = `Part number;Price\n${first.name};1.250,5\n${first.name.toLowerCase()}x;5`
    expect((await upload(app, new File([csv], 'a.csv'), path)).rows).toMatchObject([
      { verdict: 'wrong', problem: /^“1.250,5” is not a price/ },
      { verdict: 'wrong', problem: /^There is no part/ },
    ])
    const done = await (await app.send('POST', path, { rows: [edit(first, '1250.5')] })).json()
    expect(done.message).toBe('The price of one accessory is saved.')
    const [stored] = await (await app.request('/api/manageAccessories')).json()
    expect(stored).toMatchObject({ price: '1250.50', version: 2 })
    expect((await app.send('POST', `${at}/${done.change}/undo`)).status).toBe(404)
    expect((await app.send('POST', `${path}/${done.change}/undo`)).status).toBe(200)
    expect((await linesOf(app, path))[0]?.price).toBe(first.price)
  })
})
