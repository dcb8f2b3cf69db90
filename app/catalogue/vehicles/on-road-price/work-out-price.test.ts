import { afterAll, expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { computeVehiclePrice, loadPriceInputs } from './load-vehicle-price.server.ts'
import { presentPriceOffer } from './present-price-offer.server.ts'
import { buildPriceQuery, parsePriceQuery } from './price-query.ts'
import { workOutPrice } from './work-out-price.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const { services } = testApp(database)

it.each([
  '',
  'options=',
  'options=own-damage-insurance,zero-depreciation',
  'options=zero-depreciation',
  'warranty=2&amc=scooters&exchange=25000',
  'down=20000&months=48',
  'options=hypothecation&down=20000&months=3',
  'warranty=9&amc=unknown&fit=NONE&options=life-tax,unknown',
])('adds up the same price as the server for every variant with %s', async (choices) => {
  for (const { bikeName } of await services.vehicles.listActive()) {
    const model = await services.vehicles.findByName(bikeName)
    const inputs = model && (await loadPriceInputs(services, model))
    if (!inputs || typeof inputs === 'string') continue
    const offer = presentPriceOffer(inputs, model)
    if (!offer) continue
    for (const { name } of offer.variants) {
      const search = new URLSearchParams(`${choices}&variant=${encodeURIComponent(name)}`)
      const ours = workOutPrice(offer, String(search))
      const theirs = computeVehiclePrice(inputs, model, parsePriceQuery(search))
      if (typeof theirs === 'string' || theirs.sheet.is !== 'whole' || !ours)
        throw new Error(`${bikeName} has no price`)
      expect(ours.total).toBe(theirs.sheet.total)
      expect(ours.loan).toEqual(theirs.loan)
      expect(ours.holdsUntil).toBe(theirs.sheet.holdsUntil)
      const again = computeVehiclePrice(
        inputs,
        model,
        parsePriceQuery(new URLSearchParams(buildPriceQuery(ours.query))),
      )
      expect(again).toMatchObject({ sheet: { total: ours.total } })
    }
  }
})
