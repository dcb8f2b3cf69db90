import { bring } from '#app/crm/appointments/bring-words.ts'
import { enquiryPath } from '#app/crm/enquiries/enquiry-link.ts'
import * as words from '#app/crm/my-enquiry/my-enquiry-words.ts'
import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import { icsFile } from '#app/platform/calendar/ics-file.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/my-enquiry-appointment'

/** Serves the appointment of an enquiry as a calendar file. A later file replaces an earlier one. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { origin } = context.get(requestInfoContext)
  const found = await services.myEnquiries.find(token)
  const { at, minutes, day, sequence, isActive, purpose } = found?.appointment ?? {}
  if (!found || !at || !minutes || !day || !purpose)
    throw new Response(null, { status: 404, headers: quotationPageHeaders })
  const { reference } = found
  const dealer = await services.dealer.get()
  const host = services.publicUrl ?? origin
  const event = {
    uid: `${reference}@${new URL(host).hostname}`,
    title: words.calendarTitle(found.title, dealer.name),
    text: `${words.reference} ${reference}. ${bring[purpose]}`,
    place: formatDealerAddress(dealer),
    starts: instantFromLocalTime(day, at, services.timeZone),
    minutes,
    status: isActive ? ('CONFIRMED' as const) : ('CANCELLED' as const),
    sequence: sequence ?? 0,
    url: `${host}${enquiryPath(token)}`,
  }
  return new Response(icsFile(event, services.clock()), {
    headers: {
      ...quotationPageHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
    },
  })
}
