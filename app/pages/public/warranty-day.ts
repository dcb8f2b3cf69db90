import { createHash } from 'node:crypto'
import { loadWarrantyCalculator } from '#app/catalogue/warranty/load-warranty-calculator.server.ts'
import * as words from '#app/catalogue/warranty/warranty-result-words.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { icsFile } from '#app/platform/calendar/ics-file.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/warranty-day'

export const handle = { query: ['machine', 'sold', 'odometer', 'monthly'] }

/**
 * Serves the last day to buy an extension as a calendar file. It reads the same query as the
 * calculator.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const terms = await services.facts.get(warrantySetting)
  const { input, answer } = await loadWarrantyCalculator(services, terms, url.searchParams)
  if (!answer?.lastDay) throw new Response(null, { status: 404 })
  const dealer = await services.dealer.get()
  const { origin, host } = new URL(request.url)
  const query = String(new URLSearchParams(input))
  const event = {
    uid: `${createHash('sha256').update(query).digest('hex').slice(0, 24)}@${host}`,
    day: answer.lastDay,
    title: words.eventTitle(input.machine),
    text: words.eventText(
      dealer.name,
      dealer.servicePhones[0] ?? '',
      `${origin}/extendedWarranty?${query}`,
    ),
    place: formatDealerAddress(dealer),
    alarm: 14,
  }
  return new Response(icsFile(event, services.clock()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="extended-warranty-last-day.ics"',
      'Cache-Control': 'no-store',
    },
  })
}
