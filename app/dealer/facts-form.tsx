import { type FormEvent, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { callAsStaff } from '#app/portal/call-as-staff.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/choice-field.tsx'
import { ErrorSummary, type FieldError } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Dealer } from './facts.ts'
import { factsFromForm, labelOf, weekdays } from './facts-from-form.ts'
import { HolidayFields } from './holiday-fields.tsx'

type Props = { facts: Dealer; version: number; onSaved: () => void }
type Refusal = { message: string; errors: readonly FieldError[] }

const failure = 'The facts could not be saved. Please try again.'

/** Manage → Account: what the site says about the house. Saved, it is on every page at once. */
export function FactsForm({ facts, version: read, onSaved }: Props) {
  const [version, setVersion] = useState(read)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setIsSending] = useState(false)
  const error = (name: string) => refusal?.errors.find((one) => one.name === name)?.message

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = factsFromForm(new FormData(event.currentTarget), facts.id)
    const path = `/api/manageDealer/${facts.id}`
    setIsSending(true)
    setRefusal(undefined)
    const answer = await callAsStaff(path, { method: 'PATCH', json: { facts: sent, version } })
    setIsSending(false)
    void notify(answer.message || failure, answer.ok ? 'success' : 'error')
    if (answer.ok) {
      setVersion(v.parse(versioned, answer.body).version)
      return onSaved()
    }
    setRefusal({ message: answer.message || failure, errors: listed(answer.errors) })
    if (answer.status !== 409) return
    const theirs = v.safeParse(versioned, (await callAsStaff(path)).body)
    if (theirs.success) setVersion(theirs.output.version)
  }

  const field = (name: string, value: string | number, more: Partial<FieldProps> = {}) => (
    <TextField
      name={name}
      label={labelOf(name)}
      defaultValue={value}
      error={error(name)}
      {...more}
    />
  )
  const { address, hours, map } = facts
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-3xl gap-8">
      {refusal && (
        <ErrorSummary
          message={refusal.errors.length > 0 ? undefined : refusal.message}
          errors={refusal.errors}
        />
      )}
      <Part title="Name and address">
        <div className="md:col-span-2">{field('name', facts.name, { maxLength: 200 })}</div>
        {field('address.street', address.street)}
        {field('address.area', address.area)}
        {field('address.city', address.city)}
        {field('address.state', address.state)}
        {field('address.pinCode', address.pinCode, { inputMode: 'numeric', maxLength: 7 })}
        {field('email', facts.email, { type: 'email' })}
      </Part>
      <Part title="Phones">
        {facts.salesPhones.map((number, index) => (
          <div key={`sales ${index}`}>{field(`salesPhones.${index}`, number, tel)}</div>
        ))}
        {facts.servicePhones.map((number, index) => (
          <div key={`service ${index}`}>{field(`servicePhones.${index}`, number, tel)}</div>
        ))}
        {field('whatsapp', facts.whatsapp, tel)}
      </Part>
      <Part title="Hours">
        {field('hours.sales.opens', hours.sales.opens, time)}
        {field('hours.sales.closes', hours.sales.closes, time)}
        {field('hours.service.opens', hours.service.opens, time)}
        {field('hours.service.closes', hours.service.closes, time)}
        <div className="md:col-span-2">
          <CheckboxGroup
            name="closedOn"
            label="Closed days"
            isInline
            defaultChosen={hours.closedOn}
            options={weekdays.map((day) => ({ value: day, label: day }))}
          />
        </div>
      </Part>
      <HolidayFields holidays={hours.holidays} error={error} />
      <Part title="Map">
        {field('map.lat', map.lat, { inputMode: 'decimal' })}
        {field('map.lng', map.lng, { inputMode: 'decimal' })}
        <div className="md:col-span-2">{field('map.link', map.link, { type: 'url' })}</div>
      </Part>
      <Part title="Social links">
        {facts.social.map(({ name, url }, index) => (
          <div key={name} className="grid gap-2">
            <input type="hidden" name={`social.${index}.name`} value={name} />
            {field(`social.${index}.url`, url, { type: 'url', label: name })}
          </div>
        ))}
      </Part>
      <div>
        <Button type="submit" tone="signal" size="small" disabled={isSending}>
          {isSending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

type FieldProps = Parameters<typeof TextField>[0]

const tel = { type: 'tel', inputMode: 'tel' } as const
const time = { type: 'time' } as const
const versioned = v.object({ version: v.number() })

/** `facts.hours.closedOn.0` → the field that shows it, and a sentence that begins with its name. */
function listed(errors: Record<string, string[]>): FieldError[] {
  return Object.entries(errors).map(([path, [words = '']]) => ({
    name: path.replace(/^facts\./, '').replace(/^hours\.(?=holidays)/, ''),
    message: `${labelOf(path)} ${words}`,
  }))
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-semibold text-lg">{title}</legend>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}
