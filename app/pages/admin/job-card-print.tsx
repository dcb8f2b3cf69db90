import { useEffect } from 'react'
import { data } from 'react-router'
import * as words from '#app/crm/job-cards/job-card-dialog-words.ts'
import { JobCardSheet } from '#app/crm/job-cards/job-card-sheet.tsx'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/job-card-print'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? words.sheetTitle(loaderData.job.reference) : words.title },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { jobCards, histories, staffAppointments, dealer } = context.get(servicesContext)
  const { reference } = params
  const job = await jobCards.find(staff, reference)
  const enquiry = await histories.find(staff, reference.toUpperCase())
  if (!job.ok || !enquiry) throw data(null, { status: 404 })
  const { appointment } = (await staffAppointments.findShown(staff, reference)) ?? {}
  const { name, contact, service } = enquiry
  return {
    job: job.value,
    customer: { name, contact, service },
    appointment: appointment?.isActive ? formatHour(appointment) : '',
    dealer: (await dealer.get()).name,
  }
}

/** The content of the print window of a job card. */
export default function JobCardPrint({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    // The browser must draw the page before it prints.
    const frame = requestAnimationFrame(() => window.print())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <main className="job-sheet mx-auto max-w-[194mm] p-6 text-[10pt] print:max-w-none print:p-0">
      <JobCardSheet {...loaderData} />
    </main>
  )
}
