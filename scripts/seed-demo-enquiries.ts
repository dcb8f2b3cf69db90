import { findConfigurationOptions } from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import { fillSearchTexts } from '#app/crm/enquiries/enquiry-search-text-query.server.ts'
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import { bookDemoAppointments } from './demo-appointments.ts'
import { insertDemoEnquiries } from './demo-enquiry-batch-insert.ts'
import { demoEnquiryRowGenerator } from './demo-enquiry-rows.ts'
import { demoDayCount, demoEnquiryTimes } from './demo-enquiry-times.ts'
import { seededRandom } from './demo-random.ts'
import { ensureDemoStaff } from './demo-staff.ts'
import { withServices } from './open-services.ts'

// npm run demo:enquiries [-- how many]: adds a realistic month of enquiries to the desk, the
// reports and the figures, and appointments to the day board.
const enquiryCount = Number(process.argv[2] ?? 600)
if (!Number.isInteger(enquiryCount) || enquiryCount < 1) {
  console.error('Give the number of enquiries: npm run demo:enquiries -- 600. Nothing was written.')
  process.exit(1)
}
const batchSize = 500

const now = new Date()
const clock = { now }

await withServices(
  async ({ db, engine, services }) => {
    const zone = services.timeZone
    const { hours } = await services.dealer.get()
    const models = (await services.vehicles.listFormModels({ isOwned: false })).map(
      (it) => it.label,
    )
    const found = await Promise.all(models.map((name) => findConfigurationOptions(services, name)))
    const offers = found.filter((offer) => offer !== undefined)
    const staff = await ensureDemoStaff(db, now)
    const chance = seededRandom(20_261_123)
    const make = demoEnquiryRowGenerator({ hours, zone, now, staff, models, offers }, chance)
    for (const day of demoEnquiryTimes(enquiryCount, now, zone, chance))
      for (let first = 0; first < day.length; first += batchSize)
        await insertDemoEnquiries({ db, engine }, day.slice(first, first + batchSize).map(make))
    const accounts = await services.staff.listAbleToLogIn(now)
    const worker = accounts.find(({ role }) => role === 'workshop') ?? accounts[0]
    const booked = worker
      ? await bookDemoAppointments({ db, engine, services, clock }, worker, chance)
      : 0
    await fillCustomers(db)
    await fillSearchTexts(db)
    console.log(
      `Added ${enquiryCount} enquiries of the last ${demoDayCount} days, with their history, to the desk and the reports.`,
    )
    console.log(
      booked > 0
        ? `Booked ${booked} appointments with an hour, from last week to the next days.`
        : 'Booked no appointments: there are some already, or no plans are published.',
    )
  },
  () => clock.now,
)
