import { submitEnquiry } from '#app/enquiries/submit.server.ts'
import { daysBack, demoEnquiries } from './demo-data.ts'
import { withServices } from './open-services.ts'

// npm run demo:enquiries [-- how many of each kind]: something to look at in the reports.
const each = Math.max(1, Math.trunc(Number(process.argv[2] ?? 12)) || 12)
const latest = new Date()
let now = latest

await withServices(
  async ({ services }) => {
    let count = 0
    for (const { enquiry, sent, at } of demoEnquiries(each, latest)) {
      now = at
      const from = { sent, isFormPost: false, address: '127.0.0.1' }
      const submitted = await submitEnquiry(services, enquiry, from)
      if (submitted.is === 'refused')
        throw new Error(`The example of ${enquiry.slug} was refused: ${submitted.message}`)
      count += 1
    }
    console.log(`${count} enquiries are in the reports, from the last ${daysBack} days.`)
  },
  () => now,
)
