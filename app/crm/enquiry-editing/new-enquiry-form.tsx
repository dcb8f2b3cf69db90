import { useEffect, useState } from 'react'
import { instantInZone } from '#app/crm/desk/instant-in-zone.ts'
import type { NextStepSuggestion } from '#app/crm/desk/next-step-suggestions.ts'
import { consents } from '#app/crm/enquiries/consent.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { staffSources } from '#app/crm/enquiries/enquiry-source.ts'
import { salesEnquiry } from '#app/crm/enquiries/kinds/sales.ts'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { fieldId, SelectField, TextAreaField, TextField } from '#app/ui/components/form-field.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { KnownCustomers } from './known-customers.tsx'
import {
  answersOfEntry,
  entryFields,
  errorsOfEntry,
  hasModel,
  type NewEnquiry,
  otherEntryFields,
  valuesOfEntry,
} from './new-enquiry-entry.ts'
import * as words from './new-enquiry-words.ts'

/** Data of the dealership and the account that the form needs. */
export type NewEnquiryFacts = {
  /** Slugs of the kinds of the role's flows. */
  kinds: readonly string[]
  models: readonly string[]
  steps: readonly NextStepSuggestion[]
  zone: string
  /** `true` preselects "Assigned to me". */
  isTaking: boolean
}

type Props = {
  facts: NewEnquiryFacts
  /** Name under which this browser stores the form draft. Each refused entry has its own. */
  keptAs: string
  /** A refused entry that the user corrects. */
  before?: NewEnquiry | undefined
  send: (entry: NewEnquiry) => Promise<Result<{ message: string }>>
  onDone: () => void
  onCancel: () => void
  onSending?: (isSending: boolean) => void
}

/**
 * Adds an enquiry. It shows the fields that a walk-in needs, and the other fields of the kind on
 * demand.
 */
export function NewEnquiryForm({
  facts,
  keptAs,
  before,
  send,
  onDone,
  onCancel,
  onSending,
}: Props) {
  const kinds = facts.kinds.flatMap((slug) => findEnquiryKind(slug) ?? [])
  const [slug, setSlug] = useState(
    before?.kind ?? (kinds.find((it) => it === salesEnquiry) ?? kinds[0])?.slug ?? '',
  )
  const [step, setStep] = useState(before?.nextStep?.at ?? '')
  const [isMore, setMore] = useState(false)
  const [typed, setTyped] = useState({ name: '', number: '', email: '' })
  useEffect(() => document.getElementById(fieldId('entry.name'))?.focus(), [])
  const enquiry = findEnquiryKind(slug) ?? salesEnquiry
  const others = otherEntryFields(enquiry)
  const fields: Fields = { ...entryFields, ...others }
  const { 'entry.name': name, 'entry.number': number, ...rest } = entryFields
  const emailField = Object.keys(others).find((it) => others[it]?.control === 'email')

  function note({ target }: React.FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const { value } = target
    if (target.name === 'entry.name') setTyped((now) => ({ ...now, name: value }))
    if (target.name === 'entry.number') setTyped((now) => ({ ...now, number: value }))
    if (target.name === emailField) setTyped((now) => ({ ...now, email: value }))
  }

  async function sendEntry(values: Record<string, unknown>): Promise<Result<{ message: string }>> {
    const form = document.getElementById(fieldId('entry.name'))?.closest('form')
    const more = new FormData(form ?? undefined)
    const nextStep = stepOf(step, more, facts.zone)
    if (nextStep === undefined) return fail('invalid', words.chooseDayAndTime)
    const sent = await send({
      kind: slug,
      source: readSource(values['entry.source']),
      answers: answersOfEntry(enquiry, values),
      note: typeof values['entry.note'] === 'string' ? values['entry.note'] : null,
      nextStep,
      isDone: step === 'done',
      assignToMe: more.get('entry.mine') === 'true',
      consent: consents.find((it) => it === more.get('entry.consent')) ?? 'not-asked',
      sendMail: more.get('entry.mail') === 'true',
    })
    if (sent.ok) return sent
    const errors = errorsOfEntry(enquiry, sent.problem.errors)
    if (Object.keys(errors).some((it) => it in others)) setMore(true)
    return { ok: false, problem: { ...sent.problem, errors } }
  }

  return (
    <div onInput={note}>
      <EndpointForm
        fields={fields}
        values={before ? valuesOfEntry(enquiry, before) : { 'entry.source': 'walk-in' }}
        keptAs={keptAs}
        className="gap-4"
        controls={{
          model: (asked) => (
            <SelectField
              {...inputProps(asked)}
              options={facts.models.map((value) => ({ value, label: value }))}
              placeholder={words.noModel}
            />
          ),
          textarea: (asked) => (
            <TextAreaField {...inputProps(asked)} rows={2} maxLength={asked.field.maxLength} />
          ),
        }}
        submit={words.add}
        sending={words.adding}
        failure={words.notAdded}
        unreachable={words.notReached}
        send={sendEntry}
        onDone={onDone}
        onCancel={onCancel}
        {...(onSending && { onSending })}
        layout={(show) => (
          <>
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                name="entry.kind"
                label={words.kind}
                // Uncontrolled: a draft is restored only into a form that nobody has changed.
                defaultValue={slug}
                onChange={({ target }) => setSlug(target.value)}
                options={kinds.map((it) => ({ value: it.slug, label: it.name }))}
              />
              {show({ 'entry.source': rest['entry.source'] })}
            </div>
            <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
              {show({ 'entry.name': name, 'entry.number': number })}
            </div>
            <KnownCustomers name={typed.name} number={typed.number} zone={facts.zone} />
            <div className="grid grid-cols-2 gap-3">
              {hasModel(enquiry) && show({ 'entry.model': rest['entry.model'] })}
              <NextStepSelect steps={facts.steps} value={step} onChange={setStep} />
            </div>
            {step === 'pick' && (
              <div className="grid grid-cols-2 gap-3">
                <TextField type="date" name="entry.day" label={words.day} />
                <TextField type="time" name="entry.time" label={words.time} defaultValue="11:00" />
              </div>
            )}
            {show({ 'entry.note': rest['entry.note'] })}
            {facts.isTaking && enquiry.flow !== 'none' && (
              <CheckboxField name="entry.mine" label={words.toMe} value="true" defaultChecked />
            )}
            <details open={isMore} onToggle={({ currentTarget }) => setMore(currentTarget.open)}>
              <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-signal-text underline">
                {words.moreFields}
              </summary>
              <div className="mt-3 grid gap-4">
                {show(others)}
                <SelectField
                  name="entry.consent"
                  label={words.consent}
                  defaultValue={before?.consent ?? 'not-asked'}
                  options={consents.map((value) => ({ value, label: words.consents[value] }))}
                />
                {typed.email !== '' && (
                  <CheckboxField name="entry.mail" label={words.sendMail} value="true" />
                )}
              </div>
            </details>
          </>
        )}
      />
    </div>
  )
}

type NextStepSelectProps = {
  steps: readonly NextStepSuggestion[]
  value: string
  onChange: (value: string) => void
}

/** A list instead of buttons, so that the whole form fits on the screen of a phone. */
function NextStepSelect({ steps, value, onChange }: NextStepSelectProps) {
  return (
    <SelectField
      name="entry.step"
      label={words.nextStep}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: words.asPromised },
        ...steps.map(({ at, label }) => ({ value: at, label })),
        { value: 'pick', label: words.pick },
        { value: 'done', label: words.nothingLeft },
      ]}
    />
  )
}

/** Returns null without a next step, and undefined if its day or time is missing. */
function stepOf(step: string, form: FormData, zone: string): NewEnquiry['nextStep'] | undefined {
  if (step === '' || step === 'done') return null
  if (step !== 'pick') return { at: step }
  const [day, time] = [String(form.get('entry.day') ?? ''), String(form.get('entry.time') ?? '')]
  return day && time ? { at: instantInZone(day, time, zone).toISOString() } : undefined
}

function readSource(value: unknown): NewEnquiry['source'] {
  return staffSources.find((it) => it === value) ?? 'walk-in'
}
