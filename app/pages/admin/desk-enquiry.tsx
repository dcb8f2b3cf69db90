import { data, useRevalidator } from 'react-router'
import { AppointmentLine } from '#app/crm/appointments/appointment-line.tsx'
import { AttachmentList } from '#app/crm/attachments/attachment-list.tsx'
import { DeskContext } from '#app/crm/desk/desk-context.ts'
import {
  type DeskFilter,
  deskFilterUrl,
  deskPageQuery,
  listedEnquiryUrl,
  parseListPosition,
} from '#app/crm/desk/desk-filter.ts'
import type { ListNeighbours, ListPlace } from '#app/crm/desk/desk-list-query.server.ts'
import { EnquiryDetail } from '#app/crm/desk/enquiry-detail.tsx'
import * as words from '#app/crm/desk/enquiry-words.ts'
import { enquiryDisplayName } from '#app/crm/desk/format-desk-row.ts'
import type { EnquiryListLinks } from '#app/crm/desk/list-neighbour-links.tsx'
import { EraseEnquiryButton } from '#app/crm/enquiries/erase-enquiry-button.tsx'
import { CorrectEnquiryButton } from '#app/crm/enquiry-editing/correct-enquiry-button.tsx'
import { useOnDeskChange } from '#app/crm/live-updates/use-desk-changes.ts'
import { EnquiryLinkSection } from '#app/crm/my-enquiry/enquiry-link-section.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import type { Route } from './+types/desk-enquiry'
import { loadDeskContext } from './load-desk-context.server.ts'

const LazyQuotationSection = lazyWhenIdle(
  async () => (await import('#app/crm/quotations/quotation-section.tsx')).QuotationSection,
)

const LazyJobCardSection = lazyWhenIdle(
  async () => (await import('#app/crm/job-cards/job-card-section.tsx')).JobCardSection,
)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? words.pageTitle(enquiryDisplayName(loaderData.enquiry)) : words.back },
]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { histories, deskList, attachments, quotations, staffAppointments, mayDo, publicUrl } =
    context.get(servicesContext)
  const reference = params.reference.toUpperCase()
  const place = parseListPosition(url.searchParams)
  const mayReadFiles = mayDo(staff, 'attachments.read')
  const [facts, enquiry, neighbours, files, quoted, booked] = await Promise.all([
    loadDeskContext(context),
    histories.find(staff, reference),
    place && deskList.neighbours(staff, deskPageQuery(place.filter), { ...place, reference }),
    mayReadFiles ? attachments.list(staff, reference) : undefined,
    mayDo(staff, 'enquiries.read') ? quotations.list(staff, reference) : undefined,
    staffAppointments.findShown(staff, reference),
  ])
  if (!enquiry) throw data(null, { status: 404 })
  return {
    facts,
    enquiry,
    list: place && neighbours && listLinks(place.filter, neighbours),
    files: files?.ok ? files.value : undefined,
    quoted: quoted?.ok ? quoted.value : undefined,
    booked,
    origin: publicUrl ?? url.origin,
  }
}

function listLinks(filter: DeskFilter, { previous, next }: ListNeighbours): EnquiryListLinks {
  const urlOf = (to: ListPlace | null) => to && listedEnquiryUrl(to.reference, filter, to.position)
  return {
    back: `/admin/desk${deskFilterUrl(filter)}`,
    previous: urlOf(previous),
    next: urlOf(next),
  }
}

export default function DeskEnquiryRoute({ loaderData }: Route.ComponentProps) {
  const { facts, enquiry, list, files, quoted, booked, origin } = loaderData
  const { revalidate } = useRevalidator()
  const mayWork = useHasCapability()('appointments.work')
  const reload = () => void revalidate()
  useOnDeskChange(reload)
  return (
    <DeskContext value={facts}>
      <EnquiryDetail
        key={enquiry.reference}
        enquiry={enquiry}
        list={list}
        edit={<CorrectEnquiryButton enquiry={enquiry} onChanged={reload} />}
        appointment={
          <>
            {booked && <AppointmentLine enquiry={enquiry} {...booked} onChanged={reload} />}
            {enquiry.flow === 'workshop' && mayWork && (
              <LazyJobCardSection enquiry={enquiry} onChanged={reload} />
            )}
          </>
        }
        quotations={
          quoted && (
            <LazyQuotationSection
              enquiry={enquiry}
              {...quoted}
              origin={origin}
              onChanged={reload}
            />
          )
        }
        files={
          files && (
            <AttachmentList
              reference={enquiry.reference}
              isErased={enquiry.isErased}
              attachments={files}
              onChanged={reload}
            />
          )
        }
        onChanged={reload}
      />
      <EnquiryLinkSection enquiry={enquiry} origin={origin} onChanged={reload} />
      {!enquiry.isErased && <EraseEnquiryButton id={enquiry.id} onErased={reload} />}
    </DeskContext>
  )
}
