import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { ErrorPage } from '#app/site/frame/error-page.tsx'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFormSection } from './enquiry-form-section.tsx'
import type { EnquiryRefusal } from './send-enquiry.ts'

type Props = { error: unknown; actionData?: (EnquiryRefusal & { sent: FormValues }) | undefined }

/**
 * Stands where an enquiry's page could not be made. Where something was sent, the form is there all the
 * same, with what was typed; it offers no model but the one that was chosen.
 */
export function enquiryErrorBoundary(enquiry: EnquiryKind) {
  return function EnquiryFailure({ error, actionData }: Props) {
    if (!actionData) return <ErrorPage error={error} />
    return (
      <>
        <PageHeader title={enquiry.title} />
        <EnquiryFormSection enquiry={enquiry} title={null}>
          <EnquiryForm enquiry={enquiry} models={[]} refused={actionData} />
        </EnquiryFormSection>
      </>
    )
  }
}
