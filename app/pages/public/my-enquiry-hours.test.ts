import { expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { bookedService, myEnquirySite } from '#tests/my-enquiry-site.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

onEachDatabase('the hours on the customer’s page', (getDatabase) => {
  const site = myEnquirySite(getDatabase, pages)

  it('are offered for a ride only if the model has a demo vehicle', async () => {
    const ride = await site.sendForm(testRideEnquiry, { model: 'SP 125' })
    expect((await site.open(ride.link)).html).toContain(`${ride.link}/move`)
    const { link } = await site.sendForm(testRideEnquiry, { model: 'UNICORN', name: 'Sita' })
    const { html, text } = await site.open(link)
    expect(html).not.toContain(`${link}/move`)
    expect(text).toContain('We have no demo UNICORN to book by the hour now.')
    expect(text).toContain('We will call you to arrange the ride.')
    expect((await site.open(`${link}/move`)).status).toBe(302)
  })

  it('name the present appointment before it is moved', async () => {
    const { link } = await site.sendForm(undefined, bookedService)
    const { text } = await site.open(`${link}/move`)
    expect(spaced(text)).toContain('Now: Wednesday, 4 Nov 2026, 10:30 AM.')
  })

  it('say why a day has none, in the list and for the day in the address', async () => {
    const { link } = await site.sendForm(undefined, bookedService)
    const list = await site.open(`${link}/move`)
    const tuesday = 'Tuesday, 3 Nov 2026: We are closed on Tuesdays.'
    expect(spaced(list.text)).toContain(tuesday)
    expect(list.html).not.toContain('on=2026-11-03')
    const asked = await site.open(`${link}/move?on=2026-11-03`)
    expect(asked.html).toMatch(/role="status"[^>]*>[^<]*We are closed on Tuesdays\./)
    const far = await site.open(`${link}/move?on=2027-01-06`)
    expect(far.text).toContain('Times can be booked until Monday 23 November.')
    const last = await site.open(`${link}/move?from=2026-11-16`)
    expect(spaced(last.text)).not.toContain('25 Nov')
  })
})
