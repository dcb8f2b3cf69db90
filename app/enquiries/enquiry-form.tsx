import { type ReactNode, useId } from 'react'
import { telephoneUrl } from '#app/dealer/contact-links.ts'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import type { Option } from '#app/forms/fields.ts'
import { isAsked, type Values } from '#app/forms/form-fields.tsx'
import { listErrors } from '#app/forms/list-errors.ts'
import { sentenceOf } from '#app/forms/sentence.ts'
import { useHouse } from '#app/site/use-house.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.ts'
import { useSentOptions } from '#app/ui/sent-options.ts'
import { notify } from '#app/ui/toast.ts'
import { modelFieldOf } from './definition/model-field.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import type { Refused } from './send-enquiry.ts'
import { useEnquiry } from './use-enquiry.ts'
import * as words from './words.ts'

type Props = {
  enquiry: Enquiry
  /** What the model field offers, where the document's own list is not what it offers. */
  models?: readonly Option[] | undefined
  /** What the fields hold at first, by field name. */
  values?: Values
  /** The server's answer to a post without JavaScript: its refusal with what was sent. */
  refused?: (Refused & { sent: Values }) | undefined
  /** The reference of an enquiry just sent without JavaScript (`?sent=`). */
  sentReference?: string | undefined
  /** Says the success beside the thanks: a toast, unless the page has a way of its own. */
  announce?: (message: string) => void
  /** Stands between the fields and the button. */
  children?: ReactNode
}

/** An enquiry's form: sends JSON in place with JavaScript, posts to its page without. */
export function EnquiryForm(props: Props) {
  const { enquiry, values = {}, refused, sentReference, children } = props
  const models = useSentOptions(modelFieldOf(enquiry) ?? '', props.models)
  const form = useEnquiry(enquiry, {
    refused,
    sentReference,
    prefilled: Object.keys(values).filter((name) => values[name] !== ''),
    announce: props.announce ?? ((message) => void notify(message)),
  })
  const statusId = useId()

  if (form.reference)
    return <ThankYou enquiry={enquiry} reference={form.reference} onAnother={form.startAnother} />

  const { refusal } = form
  const errors = refusal?.errors ?? {}
  const listed = listErrors(enquiry.fields, errors)
  const isSaidByField = listed.some(({ message }) => message === refusal?.message)
  return (
    <form
      ref={form.ref}
      method="post"
      action={enquiry.page}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onFocus={form.onFocus}
      aria-describedby={statusId}
      className="grid gap-6"
    >
      {refusal && (
        <ErrorSummary message={isSaidByField ? undefined : refusal.message} errors={listed}>
          {refusal.isUnsaved && <NotSaved counter={enquiry.counter} />}
        </ErrorSummary>
      )}
      {!Object.values(enquiry.fields).some(isAsked) && (
        <p className="text-quiet">{words.fillInWhatYouKnow}</p>
      )}
      <EnquiryFields
        enquiry={enquiry}
        models={models}
        values={refused?.sent ?? values}
        errors={errors}
      />
      {children}
      <div>
        <Button type="submit" tone="signal" disabled={form.isSending} className="w-full sm:w-auto">
          {form.isSending ? words.sending : enquiry.submit}
        </Button>
        <p id={statusId} role="status" className="sr-only">
          {form.isSending ? words.sendingEnquiry : ''}
        </p>
      </div>
    </form>
  )
}

/** What is left to somebody whose enquiry we could not take: to ring. */
function NotSaved({ counter }: Pick<Enquiry, 'counter'>) {
  const { dealer } = useHouse()
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

/** Stays until the visitor leaves or starts another: the reference must not vanish like a toast. */
function ThankYou({
  enquiry,
  reference,
  onAnother,
}: {
  enquiry: Enquiry
  reference: string
  onAnother: () => void
}) {
  const house = useHouse()
  const steps = enquiry.next.map((step) => sentenceOf(step, house))
  return (
    <section
      aria-labelledby="thank-you"
      tabIndex={-1}
      ref={focusOnce}
      className="border-good border-l-4 py-2 pl-6 outline-none"
    >
      <h2
        id="thank-you"
        className="flex items-start gap-3 font-bold text-xl leading-tight md:text-2xl"
      >
        <CircleCheck aria-hidden className="size-7 shrink-0 text-good" />
        {enquiry.success}
      </h2>
      <p className="mt-4 text-quiet">{words.yourReference}</p>
      <p className="font-bold text-3xl tabular-nums">{reference}</p>
      <ol className="mt-6 grid list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a
        href={enquiry.page}
        onClick={(event) => {
          event.preventDefault()
          onAnother()
        }}
        className="mt-6 inline-flex min-h-11 items-center font-semibold text-signal-text underline"
      >
        {words.sendAnother}
      </a>
    </section>
  )
}

function focusOnce(element: HTMLElement | null) {
  element?.focus({ preventScroll: false })
}
