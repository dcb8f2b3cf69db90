import { useEffect, useState } from 'react'
import type { EnquiryRecord } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { EnquiryRecordDetails } from './enquiry-record-details.tsx'
import { getEnquiryRecord } from './report-endpoints.ts'
import * as words from './staff-words.ts'

/** Opens the enquiry of a row in a dialog above the list. */
export function EnquiryRecordDialog({
  reference,
  onClose,
}: {
  reference: string | undefined
  onClose: () => void
}) {
  const { record, failure } = useEnquiryRecord(reference)
  const isCurrent = record?.reference === reference
  return (
    <Dialog
      title={record && isCurrent ? `${record.title} ${record.reference}` : (reference ?? '')}
      isOpen={reference !== undefined}
      onClose={onClose}
      size="wide"
    >
      {failure && <p role="alert">{failure}</p>}
      {!failure && !isCurrent && <p role="status">{words.loading}</p>}
      {!failure && record && isCurrent && (
        <>
          <EnquiryRecordDetails record={record} />
          <Link
            to={`/admin/desk/${record.reference}`}
            className="mt-3 inline-flex min-h-11 items-center text-signal-text text-sm underline"
          >
            {words.openAsPage}
          </Link>
        </>
      )}
    </Dialog>
  )
}

function useEnquiryRecord(reference: string | undefined) {
  const [record, setRecord] = useState<EnquiryRecord>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!reference) return
    const controller = new AbortController()
    setFailure(undefined)
    const { signal } = controller
    void requestAsStaff(getEnquiryRecord, { params: { reference }, signal }).then((result) => {
      if (signal.aborted) return
      if (result.ok) setRecord(result.value)
      else setFailure(result.problem.message || words.enquiryFailed)
    })
    return () => controller.abort()
  }, [reference])
  return { record, failure }
}
