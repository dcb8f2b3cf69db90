import { findOfferOf } from '#app/catalogue/vehicles/configuration/configuration.server.ts'
import { demoChance } from './demo-chance.ts'
import { daysBack, demoMonth } from './demo-month.ts'
import { demoRows } from './demo-rows.ts'
import { demoStaff } from './demo-staff.ts'
import { storeDemo } from './demo-store.ts'
import { withServices } from './open-services.ts'

// npm run demo:enquiries [-- how many]: a month that looks lived in, at the desk, in the reports and the figures.
const many = Number(process.argv[2] ?? 600)
if (!Number.isInteger(many) || many < 1) {
  console.error('Say how many enquiries: npm run demo:enquiries -- 600. Nothing was written.')
  process.exit(1)
}
const batch = 500

await withServices(async ({ db, engine, services }) => {
  const now = new Date()
  const zone = services.timeZone
  const { hours } = await services.dealer.get()
  const models = (await services.vehicles.listFormModels({ isOwned: false })).map((it) => it.label)
  const found = await Promise.all(models.map((name) => findOfferOf(services, name)))
  const offers = found.filter((offer) => offer !== undefined)
  const staff = await demoStaff(db, now)
  const chance = demoChance(20_261_123)
  const make = demoRows({ hours, zone, now, staff, models, offers }, chance)
  for (const day of demoMonth(many, now, zone, chance))
    for (let first = 0; first < day.length; first += batch)
      await storeDemo({ db, engine, zone }, day.slice(first, first + batch).map(make))
  console.log(
    `${many} enquiries, with what became of them, are at the desk and in the reports: from the last ${daysBack} days.`,
  )
})
