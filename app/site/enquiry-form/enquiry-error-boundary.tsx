import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { ErrorPage } from '#app/site/frame/error-page.tsx'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFormSection } from './enquiry-form-section.tsx'
import type { HoursOfForm } from './hours-of-form.tsx'
import type { EnquiryRefusal } from './send-enquiry.ts'

type Props = { error: unknown; actionData?: (EnquiryRefusal & { sent: FormValues }) | undefined }

/**
 * Replaces an enquiry page that could not be rendered. After a form post, it shows the form with
 * the typed values. The model field then offers only the model that the visitor chose, and
 * `hours` has no hours to choose from.
 */
export function enquiryErrorBoundary(enquiry: PublicEnquiryKind, hours?: HoursOfForm) {
  return function EnquiryFailure({ error, actionData }: Props) {
    if (!actionData) return <ErrorPage error={error} />
    return (
      <>
        <PageHeader title={enquiry.title} />
        <EnquiryFormSection enquiry={enquiry} title={null}>
          <EnquiryForm enquiry={enquiry} models={[]} hours={hours} refused={actionData} />
        </EnquiryFormSection>
      </>
    )
  }
}
