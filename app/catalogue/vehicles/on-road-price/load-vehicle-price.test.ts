import { expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { loadVehiclePrice, type VehiclePrice } from './load-vehicle-price.server.ts'
import { parsePriceQuery } from './price-query.ts'

async function priceOf(app: TestApp, name: string, query = ''): Promise<VehiclePrice> {
  const { services } = app
  const model = await services.vehicles.findByName(name)
  if (!model) throw new Error(`There is no ${name}`)
  const price = await loadVehiclePrice(services, model, parsePriceQuery(new URLSearchParams(query)))
  if (typeof price === 'string') throw new Error(price)
  return price
}

const totalOf = ({ sheet }: VehiclePrice) => (sheet.is === 'whole' ? sheet.total : sheet.known)

onEachDatabase('on-road price of a vehicle', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()

  it('adds what the buyer chooses, and leaves out choices that do not exist', async () => {
    const app = await staff()
    const plain = await priceOf(app, 'DIO')
    const [part] = plain.additions.parts
    const [warranty] = plain.additions.warranties
    const [contract] = plain.additions.contracts
    if (!part || !warranty || !contract) throw new Error('the demo has no additions')
    const chosen = await priceOf(
      app,
      'DIO',
      `fit=${part.partNo},NO-PART&warranty=${warranty.years}&amc=${contract.key}&exchange=10000`,
    )
    expect(totalOf(chosen)).toBe(
      totalOf(plain) + part.rupees + warranty.rupees + contract.rupees - 10_000,
    )
    expect(chosen.query).toEqual({
      ...{ variant: '', fit: [part.partNo], warranty: warranty.years, amc: contract.key },
      exchange: 10_000,
    })
    expect(chosen.sheet.lines.slice(0, 8)).toEqual(plain.sheet.lines.slice(0, 8))
  })

  it('follows the variant, and finances the rest after the down payment', async () => {
    const app = await staff()
    const deluxe = await priceOf(app, 'DIO', 'variant=deluxe&down=30000&months=24')
    expect(deluxe.variant).toEqual({ name: 'Deluxe', price: 78_500 })
    expect(deluxe.loan).toMatchObject({
      ...{ down: 30_000, months: 24, amount: totalOf(deluxe) - 30_000 },
    })
    const entry = deluxe.sheet.lines.find(({ key }) => key === 'hypothecation')
    expect(entry).toMatchObject({ isChosen: true, rupees: 500 })
    expect((await priceOf(app, 'DIO', 'down=9999999')).loan).toBeUndefined()
  })

  it('leaves out an exchange that is worth as much as the new vehicle', async () => {
    const app = await staff()
    const price = await priceOf(app, 'DIO', 'exchange=68800')
    expect(price.query.exchange).toBeUndefined()
    expect(totalOf(price)).toBe(totalOf(await priceOf(app, 'DIO')))
  })

  it('charges the registration of an imported vehicle, and tax collected at source', async () => {
    const imported = await priceOf(await staff(), 'CBR1000RR-R')
    expect(totalOf(imported)).toBe(2_888_017)
    expect(imported.unconfirmed).toContain('Tax collected at source (TCS)')
  })

  it('holds until the day before the dealer changes the price', async () => {
    const app = await staff()
    expect((await priceOf(app, 'DIO')).sheet.holdsUntil).toBe('2026-11-09')
    const { rows } = await (await app.request('/api/price-list')).json()
    const dio = rows.find(({ name }: { name: string }) => name === 'DIO')
    const { id, variant, version } = dio
    const planned = await app.send('POST', '/api/price-list', {
      rows: [{ id, variant, version, price: 70_000 }],
      validFrom: '2026-11-05',
    })
    expect(planned.status).toBe(200)
    expect((await priceOf(app, 'DIO')).sheet.holdsUntil).toBe('2026-11-04')
    expect((await priceOf(app, 'SP125')).sheet.holdsUntil).toBe('2026-11-09')
  })

  it.each([
    ['XBLADE', 'notOnSale'],
    ['DIO', 'noCharges'],
  ])('has no price for %s, because of %s', async (name, reason) => {
    const app = await staff()
    if (reason === 'noCharges')
      await getDatabase().db.deleteFrom('facts').where('name', '=', 'charges').execute()
    await expect(priceOf(app, name)).rejects.toThrow(reason)
  })
})
