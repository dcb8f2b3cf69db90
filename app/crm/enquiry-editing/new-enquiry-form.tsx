import { useEffect, useState } from 'react'
import type { Colleague } from '#app/crm/desk/desk-context.ts'
import type { NextStepSuggestion } from '#app/crm/desk/next-step-suggestions.ts'
import { consents } from '#app/crm/enquiries/consent.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { staffSources } from '#app/crm/enquiries/enquiry-source.ts'
import { salesEnquiry } from '#app/crm/enquiries/kinds/sales.ts'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { fieldId, SelectField, TextAreaField } from '#app/ui/components/form-field.tsx'
import { readBrowserDraft } from '#app/ui/portal/browser-drafts.ts'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { KnownCustomers } from './known-customers.tsx'
import {
  answersOfEntry,
  entryControls,
  entryFields,
  errorsOfEntry,
  firstEntryFields,
  hasModel,
  type NewEnquiry,
  otherEntryFields,
  valuesOfEntry,
} from './new-enquiry-entry.ts'
import { NextStepFields, stepOf, textOf } from './new-enquiry-next-step.tsx'
import { NewEnquiryNoteField } from './new-enquiry-note-field.tsx'
import * as words from './new-enquiry-words.ts'

/** Name of the form draft of an enquiry that was not sent yet. */
export const newEnquiryDraft = 'new enquiry'

/** Data of the dealership and the account that the form needs. */
export type NewEnquiryFacts = {
  /** Slugs of the kinds of the role's flows. */
  kinds: readonly string[]
  models: readonly string[]
  steps: readonly NextStepSuggestion[]
  zone: string
  /** `true` preselects "Assigned to me". */
  isTaking: boolean
  /** The colleagues whom the note can mention, on pages without the desk's context. */
  colleagues?: readonly Colleague[]
}

/** The reference is missing while the enquiry waits on a phone. */
type AddedEnquiry = { message: string; reference?: string }

type Props = {
  facts: NewEnquiryFacts
  /** Name under which this browser stores the form draft. Each refused entry has its own. */
  keptAs: string
  /** A refused entry that the user corrects, or the start of a walk-in. */
  before?: NewEnquiry | undefined
  /** `true` for a customer who is here today: the form asks for neither source, day nor next step. */
  isWalkIn?: boolean
  send: (entry: NewEnquiry) => Promise<Result<AddedEnquiry>>
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
  isWalkIn = false,
  send,
  onDone,
  onCancel,
  onSending,
}: Props) {
  const kinds = facts.kinds
    .flatMap((slug) => findEnquiryKind(slug) ?? [])
    .filter(({ appointment }) => !isWalkIn || appointment !== undefined)
  const draftKey = useDraftKey(keptAs)
  const [slug, setSlug] = useState(() => {
    const ofDraft = kindOfDraft(draftKey)
    const first = kinds.find(({ slug: it }) => it === ofDraft)?.slug ?? before?.kind
    return first ?? (kinds.find((it) => it === salesEnquiry) ?? kinds[0])?.slug ?? ''
  })
  // Later suggestions would deselect the chosen one.
  const [steps] = useState(facts.steps)
  const [isMore, setMore] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>({})
  useEffect(() => document.getElementById(fieldId('entry.name'))?.focus(), [])
  const enquiry = findEnquiryKind(slug) ?? salesEnquiry
  const others = otherEntryFields(enquiry)
  const first = firstEntryFields(enquiry)
  const notAsked = isWalkIn && enquiry.appointment ? [`entry.${enquiry.appointment.day}`] : []
  const { 'entry.message': complaint, ...vehicleAndDay } = without(first, notAsked)
  const more = without(others, [...Object.keys(first), ...notAsked])
  const fields: Fields = { ...entryFields, ...entryControls, ...others }
  const { 'entry.name': name, 'entry.number': number, ...rest } = entryFields
  const emailField = Object.keys(others).find((it) => others[it]?.control === 'email')
  const dayField = Object.keys(first).find((it) => others[it]?.control === 'date')

  function note({ target }: React.FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const { name: field, value } = target
    if (['entry.name', 'entry.number', emailField, dayField].includes(field))
      setTyped((now) => ({ ...now, [field]: value }))
  }

  async function sendEntry(values: Record<string, unknown>): Promise<Result<AddedEnquiry>> {
    const nextStep = stepOf(values, facts.zone)
    if (nextStep === undefined) return fail('invalid', words.chooseDayAndTime)
    const sent = await send({
      kind: slug,
      source: readSource(values['entry.source']),
      answers: answersOfEntry(enquiry, values),
      note: typeof values['entry.note'] === 'string' ? values['entry.note'] : null,
      nextStep,
      isDone: values['entry.step'] === 'done',
      assignToMe: values['entry.mine'] === 'true',
      consent: consents.find((it) => it === values['entry.consent']) ?? 'not-asked',
      sendMail: values['entry.mail'] === 'true',
    })
    if (sent.ok) return sent
    const errors = errorsOfEntry(enquiry, sent.problem.errors)
    if (Object.keys(errors).some((it) => it in more || it === 'entry.consent')) setMore(true)
    return { ok: false, problem: { ...sent.problem, errors } }
  }

  return (
    <div onInput={note}>
      <EndpointForm
        fields={fields}
        values={before ? valuesOfEntry(enquiry, before) : valuesOfNewEntry}
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
          textarea: (asked) =>
            asked.name === 'entry.note' ? (
              <NewEnquiryNoteField
                asked={asked}
                flow={enquiry.flow}
                colleagues={facts.colleagues}
              />
            ) : (
              <TextAreaField {...inputProps(asked)} rows={2} maxLength={asked.field.maxLength} />
            ),
        }}
        submit={isWalkIn ? words.addWalkIn : words.add}
        sending={words.adding}
        failure={words.notAdded}
        unreachable={words.notReached}
        send={sendEntry}
        linkOf={({ reference }) =>
          reference === undefined ? undefined : { text: reference, to: `/admin/desk/${reference}` }
        }
        onDone={onDone}
        onCancel={onCancel}
        {...(onSending && { onSending })}
        layout={(show, held) => (
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
              {isWalkIn
                ? hasModel(enquiry) && show({ 'entry.model': rest['entry.model'] })
                : show({ 'entry.source': rest['entry.source'] })}
            </div>
            <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
              {show({ 'entry.name': name, 'entry.number': number })}
            </div>
            <KnownCustomers
              name={typed['entry.name'] ?? textOf(held, 'entry.name')}
              number={typed['entry.number'] ?? textOf(held, 'entry.number')}
              zone={facts.zone}
            />
            {isWalkIn ? (
              <input type="hidden" name="entry.step" value="done" />
            ) : (
              <NextStepFields
                steps={steps}
                held={held}
                zone={facts.zone}
                isBooked={dayField ? (typed[dayField] ?? textOf(held, dayField)) !== '' : false}
              >
                {hasModel(enquiry) && show({ 'entry.model': rest['entry.model'] })}
              </NextStepFields>
            )}
            <div className="grid grid-cols-2 gap-3 empty:hidden">{show(vehicleAndDay)}</div>
            {complaint && show({ 'entry.message': complaint })}
            {show({ 'entry.note': rest['entry.note'] })}
            {facts.isTaking && enquiry.flow !== 'none' && (
              <CheckboxField
                name="entry.mine"
                label={words.toMe}
                value="true"
                defaultChecked={held['entry.mine'] === 'true'}
              />
            )}
            <details open={isMore} onToggle={({ currentTarget }) => setMore(currentTarget.open)}>
              <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-signal-text underline">
                {words.moreFields}
              </summary>
              <div className="mt-3 grid gap-4">
                {show(more)}
                <SelectField
                  name="entry.consent"
                  label={words.consent}
                  defaultValue={textOf(held, 'entry.consent')}
                  options={consents.map((value) => ({ value, label: words.consents[value] }))}
                />
                {emailField && (typed[emailField] ?? textOf(held, emailField)) !== '' && (
                  <CheckboxField
                    name="entry.mail"
                    label={words.sendMail}
                    value="true"
                    defaultChecked={held['entry.mail'] === 'true'}
                  />
                )}
              </div>
            </details>
          </>
        )}
      />
    </div>
  )
}

const without = <Value,>(all: Record<string, Value>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

const valuesOfNewEntry: FormValues = {
  'entry.source': 'walk-in',
  'entry.mine': 'true',
  'entry.consent': 'not-asked',
}

/** The draft's kind decides which of its fields are restored. */
const kindOfDraft = (key: string) =>
  readBrowserDraft(key)?.entries.find(([name]) => name === 'entry.kind')?.[1]

function readSource(value: unknown): NewEnquiry['source'] {
  return staffSources.find((it) => it === value) ?? 'walk-in'
}
