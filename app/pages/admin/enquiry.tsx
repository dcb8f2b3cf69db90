import { data, useRevalidator } from 'react-router'
import { EraseEnquiryButton } from '#app/crm/enquiries/erase-enquiry-button.tsx'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { EnquiryRecordDetails } from '#app/crm/reports/enquiry-record-details.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { Link } from '#app/ui/components/link.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/enquiry'
import * as words from './enquiry-words.ts'

export const meta: Route.MetaFunction = ({ params }) => [
  { title: words.pageTitle(params.reference) },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const record = await context.get(servicesContext).reports.findRecord(params.reference)
  if (!record || !canSeeEnquiryKind(context.get(sessionContext).staff, record.kind))
    throw data(null, { status: 404 })
  return record
}

export default function EnquiryRecordRoute({ loaderData: record }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="max-w-3xl">
      <PageHeading title={`${record.title} ${record.reference}`} />
      <p className="mb-6 print:hidden">
        <Link
          to={`/admin/desk/${record.reference}`}
          className="link inline-flex min-h-11 items-center md:min-h-8"
        >
          {words.atDesk}
        </Link>
      </p>
      <EnquiryRecordDetails record={record} />
      {!record.erased_date && (
        <EraseEnquiryButton id={record.id} onErased={() => void revalidate()} />
      )}
    </div>
  )
}
