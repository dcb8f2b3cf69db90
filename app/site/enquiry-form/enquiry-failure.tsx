import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { ErrorPage } from '#app/site/frame/error-page.tsx'
import { PageHead } from '#app/site/frame/page-head.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquirySection } from './enquiry-section.tsx'
import type { Refused } from './send-enquiry.ts'

type Props = { error: unknown; actionData?: (Refused & { sent: FormValues }) | undefined }

/**
 * Stands where an enquiry's page could not be made. Where something was sent, the form is there all the
 * same, with what was typed; it offers no model but the one that was chosen.
 */
export function enquiryFailure(enquiry: EnquiryKind) {
  return function EnquiryFailure({ error, actionData }: Props) {
    if (!actionData) return <ErrorPage error={error} />
    return (
      <>
        <PageHead title={enquiry.title} />
        <EnquirySection enquiry={enquiry} title={null}>
          <EnquiryForm enquiry={enquiry} models={[]} refused={actionData} />
        </EnquirySection>
      </>
    )
  }
}
