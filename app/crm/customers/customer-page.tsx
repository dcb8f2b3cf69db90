import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import { useUndoRequest } from '#app/ui/portal/use-undo-request.ts'
import { CustomerConsents } from './customer-consents.tsx'
import { eraseCustomer } from './customer-endpoints.ts'
import { CustomerEnquiries } from './customer-enquiries.tsx'
import { CustomerMerges } from './customer-merges.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import type { Customer } from './customer-schema.ts'
import { CustomerVehicles } from './customer-vehicles.tsx'
import * as words from './customer-words.ts'
import { formatMobile } from './format-mobile.ts'

type Props = { customer: Customer; timeZone: string; onChanged: () => void }

const LazyEditCustomerDialog = lazyDialog(
  words.editTitle,
  async () => (await import('./customer-dialogs.tsx')).EditCustomerDialog,
)

/** One customer: enquiries, vehicles, notes and consents. */
export function CustomerPage({ customer, timeZone, onChanged }: Props) {
  const may = useHasCapability()
  // One bar for the whole page, because bars would cover each other.
  const undo = useUndoRequest(words.saveFailed, onChanged)
  const { id } = customer
  return (
    <div className="max-w-6xl">
      <CustomerHeader customer={customer} timeZone={timeZone} onChanged={onChanged} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <CustomerEnquiries customer={customer} timeZone={timeZone} />
          <CustomerVehicles customer={customer} undo={undo} onChanged={onChanged} />
        </div>
        <div className="grid content-start gap-8">
          <CustomerNotes customer={customer} timeZone={timeZone} onChanged={onChanged} />
          <CustomerConsents {...{ customer, timeZone, undo, onChanged }} />
          <CustomerMerges {...{ customer, timeZone, undo, onChanged }} />
        </div>
      </div>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {may('customers.merge') && (
          <a
            href={`/api/customers/${id}/data`}
            download
            className={buttonClassName({ size: 'dense' })}
          >
            {words.download}
          </a>
        )}
        {may('customers.merge') && customer.fileCount > 0 && (
          <a
            href={`/api/customers/${id}/files`}
            download
            className={buttonClassName({ size: 'dense' })}
          >
            {words.downloadFiles}
          </a>
        )}
        {may('enquiries.erase') && <EraseCustomerButton customer={customer} />}
      </div>
      <UndoBar {...undo.bar} />
    </div>
  )
}

function CustomerHeader({ customer, timeZone, onChanged }: Props) {
  const mayWork = useHasCapability()('desk.work')
  const [editing, setEditing] = useState<'open' | 'closed'>()
  const { name, phones, email, createdAt } = customer
  return (
    <header className="mb-6">
      <Link
        to="/admin/customers"
        className="inline-flex min-h-11 items-center text-quiet text-sm no-underline hover:text-ink md:min-h-8"
      >
        ← {words.allCustomers}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            className="wrap-anywhere font-(family-name:--font-headline) font-bold text-2xl leading-tight"
          >
            {name || words.nameless}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4">
            {phones.map((phone) => (
              <a key={phone} href={telephoneUrl(phone)} className={contactLook}>
                {formatMobile(phone)}
              </a>
            ))}
            {email && (
              <a href={`mailto:${email}`} className={`wrap-anywhere ${contactLook}`}>
                {email}
              </a>
            )}
            <span className="text-quiet">{words.customerSince(dayText(createdAt, timeZone))}</span>
          </p>
        </div>
        {mayWork && (
          <Button size="small" onClick={() => setEditing('open')}>
            {words.edit}
          </Button>
        )}
      </div>
      {!mayWork && <p className="mt-2 max-w-prose text-quiet text-sm">{words.readOnly}</p>}
      {editing && (
        <LazyEditCustomerDialog
          isOpen={editing === 'open'}
          customer={customer}
          onClose={() => setEditing('closed')}
          onSaved={() => {
            setEditing('closed')
            onChanged()
          }}
        />
      )}
    </header>
  )
}

const contactLook = 'inline-flex min-h-11 items-center text-signal-text underline md:min-h-8'

function EraseCustomerButton({ customer: { id, enquiryCount } }: { customer: Customer }) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)

  async function erase() {
    const isSure = await confirm.ask({
      title: words.eraseTitle,
      confirm: words.eraseForGood,
      tone: 'bad',
      details: <p>{words.eraseExplained(enquiryCount)}</p>,
    })
    if (!isSure) return
    setBusy(true)
    const sent = await requestAsStaff(eraseCustomer, { params: { id } })
    setBusy(false)
    if (!sent.ok) return void showToast(sent.problem.message || words.saveFailed, 'error')
    void showToast(sent.value.message)
    await navigate('/admin/customers')
  }

  return (
    <>
      <Button size="dense" tone="bad" disabled={isBusy} onClick={() => void erase()}>
        {words.erase}
      </Button>
      {confirm.dialog}
    </>
  )
}

const dayText = (instant: string, timeZone: string) =>
  formatDay(localTime(new Date(instant), timeZone).day)
