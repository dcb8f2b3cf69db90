import { type ReactNode, useId } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import * as words from '#app/crm/enquiries/words.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { Button } from '#app/ui/components/button.tsx'
import { isFieldRequired } from '#app/ui/components/declared-form-fields.tsx'
import { useDocumentOptions } from '#app/ui/components/document-options.ts'
import { ErrorSummary } from '#app/ui/components/error-summary.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { EnquiryFields, type EnquiryFieldsProps } from './enquiry-fields.tsx'
import { LazyFormPanel } from './lazy-form-panels.tsx'
import type { EnquiryRefusal } from './send-enquiry.ts'
import type { ThankYouData } from './thank-you-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

type Props = {
  enquiry: PublicEnquiryKind
  /** Options for the model field if they differ from the list in the document. */
  models?: readonly FieldOption[] | undefined
  /** Initial values by field name. */
  values?: FormValues
  /** Refusal of a form post without JavaScript, together with the sent values. */
  refused?: (EnquiryRefusal & { sent: FormValues }) | undefined
  /** Data of an enquiry that the visitor has just sent (`?sent=`). */
  thanks?: ThankYouData | undefined
  /** Announces the success, in addition to the thank-you panel. By default, this is a toast. */
  announce?: (message: string) => void
  controls?: EnquiryFieldsProps['controls']
  /** Address for the form post without JavaScript, if it differs from the address of the page. */
  action?: string | undefined
  /** Name of the requested model if it is no longer sold. */
  notSold?: string | undefined
  /** Configuration from the address. The form sends it. */
  offered?: EnquiryFieldsProps['offered']
  /** The parts of a form with hours to choose from. */
  hours?: EnquiryFieldsProps['hours']
  /** Content between the fields and the submit button. */
  children?: ReactNode
}

/**
 * Form of an enquiry. With JavaScript, it sends JSON; without, the browser posts it to the page.
 */
export function EnquiryForm(props: Props) {
  const {
    enquiry,
    values = {},
    refused,
    thanks,
    action = props.enquiry.page,
    children,
    hours,
  } = props
  const models = useDocumentOptions(modelFieldName(enquiry) ?? '', props.models)
  const house = useSiteInfo()
  const form = useEnquiryForm(enquiry, {
    refused,
    thanks,
    house: {
      hours: house.dealer.hours,
      timeZone: house.timeZone,
      purposes: hours?.choices?.purposes,
    },
    prefilled: Object.keys(values).filter((name) => values[name] !== ''),
    announce: props.announce ?? ((message) => void showToast(message)),
  })
  const statusId = useId()

  const said = form.thanks
  if (said) {
    const isAnnounced = said !== thanks
    const about = { enquiry, thanks: said, isAnnounced, onAnother: form.startAnother }
    return <LazyFormPanel show={({ ThankYouPanel }) => <ThankYouPanel {...about} />} />
  }

  const { refusal } = form
  const { errors = {}, doubts } = refusal ?? {}
  const listed = listFieldErrors(enquiry.fields, errors)
  const isSaidByField = listed.some(({ message }) => message === refusal?.message)
  return (
    <>
      <form
        ref={form.ref}
        method="post"
        action={`${action}#enquiry`}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onFocus={form.onFocus}
        aria-describedby={statusId}
        className="grid gap-6"
      >
        {doubts && (
          <LazyFormPanel
            show={({ SendAnywayQuestion }) => (
              <SendAnywayQuestion doubts={doubts} isSending={form.isSending} />
            )}
          />
        )}
        {refusal?.message && !doubts && (
          <ErrorSummary message={isSaidByField ? undefined : refusal.message} errors={listed}>
            {refusal.isUnsaved && <CallInsteadNotice counter={enquiry.counter} />}
          </ErrorSummary>
        )}
        {props.notSold !== undefined && <p>{words.notSold(props.notSold)}</p>}
        {!Object.values(enquiry.fields).some(isFieldRequired) && (
          <p className="text-quiet">{words.fillInWhatYouKnow}</p>
        )}
        <EnquiryFields
          {...props}
          models={models}
          values={refused?.sent ?? values}
          errors={errors}
          refusal={refusal}
        />
        {children}
        <div>
          <Button
            type="submit"
            tone="signal"
            disabled={form.isSending}
            className="w-full sm:w-auto"
          >
            {form.isSending ? words.sending : enquiry.submit}
          </Button>
          <p id={statusId} role="status" className="sr-only">
            {form.isSending ? words.sendingEnquiry : ''}
          </p>
        </div>
      </form>
    </>
  )
}

/** Asks the visitor to call, because the enquiry could not be stored. */
function CallInsteadNotice({ counter }: Pick<PublicEnquiryKind, 'counter'>) {
  const { dealer } = useSiteInfo()
  const [phone = ''] = dealer[`${counter}Phones` as const]
  const [before, after] = words.notSaved
  return (
    <p className="mt-1">
      {before}
      <a href={telephoneUrl(phone)} className="link">
        {phone}
      </a>
      {after}
    </p>
  )
}
