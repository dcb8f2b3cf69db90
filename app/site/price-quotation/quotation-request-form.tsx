import { onRoadPriceEnquiry } from '#app/crm/enquiries/kinds/on-road-price.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { Button } from '#app/ui/components/button.tsx'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import type { TypedQuotationRequest } from './read-quotation-request.ts'
import * as words from './words.ts'

type Props = {
  /** Path of the calculation; undefined if the vehicle has no price any more. */
  path?: string
  /** The total that the visitor sees, in whole rupees. */
  total?: number
  formKey?: string | undefined
  refused?: { message: string; errors: FieldErrors; typed: TypedQuotationRequest } | undefined
}

/** Short form that makes an enquiry and its quotation. It is not printed. */
export function QuotationRequestForm({ path, total, formKey = '', refused }: Props) {
  const [before, privacy, after] = words.privacy
  const errors = refused?.errors ?? {}
  const typed = refused?.typed
  const { name, contact } = onRoadPriceEnquiry.fields
  return (
    <section
      id="quotation"
      aria-labelledby="quotation-title"
      className="mt-10 max-w-xl print:hidden"
    >
      <h2 id="quotation-title" className="font-bold text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-quiet">{words.intro}</p>
      {refused && (
        <p role="alert" className="mt-4 border-bad border-l-4 pl-3 font-semibold">
          {refused.message}
        </p>
      )}
      {/* The form is checked by the server, because the page has no script for it. */}
      <form method="post" action={path && `${path}#quotation`} className="mt-4 grid gap-5">
        <input type="hidden" name="idempotencyKey" value={typed?.idempotencyKey || formKey} />
        <input type="hidden" name="total" value={total ?? ''} />
        <TextField
          name="name"
          label={name.label}
          autoComplete={name.autoComplete}
          required
          maxLength={name.maxLength}
          defaultValue={typed?.name}
          error={errors['name']?.[0]}
        />
        <TextField
          name="contact"
          type="tel"
          label={contact.label}
          autoComplete={contact.autoComplete}
          inputMode="tel"
          required
          maxLength={contact.maxLength}
          defaultValue={typed?.contact}
          error={errors['contact']?.[0]}
        />
        <CheckboxField
          name="agree"
          label={words.agree}
          required
          defaultChecked={typed?.agree}
          error={errors['agree']?.[0]}
        />
        <p className="text-quiet text-sm">
          {before}
          <Link to="/privacy" className="link">
            {privacy}
          </Link>
          {after}
        </p>
        <Button type="submit" tone="signal" className="justify-self-start">
          {words.submit}
        </Button>
      </form>
    </section>
  )
}
