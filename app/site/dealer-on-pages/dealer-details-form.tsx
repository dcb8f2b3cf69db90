import type { ReactNode } from 'react'
import {
  changeDealerDetails,
  getDealerDetails,
} from '#app/platform/dealer-details/dealer-details-endpoints.ts'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import * as words from '#app/platform/dealer-details/staff-words.ts'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { flattenValues, nestValues } from '#app/platform/forms/nested-values.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { WarningNote } from '#app/ui/components/warning-note.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { listFieldRenderers } from '#app/ui/portal/list-field-renderers.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import { dealerContent } from './dealer-content.ts'
import { dealerFormSections } from './dealer-form-fields.ts'

type Props = { facts: Dealer; version: number; onSaved: () => void }
type DealerDetailsEdit = { facts: Dealer; version: number }

/**
 * Manage → Account: edits the dealer details. All pages show the new details as soon as they are
 * saved.
 */
export function DealerDetailsForm({ facts, version, onSaved }: Props) {
  const params = { id: facts.id }
  const { current, learn, keep } = useLatestRow<DealerDetailsEdit>({ facts, version }, async () => {
    const theirs = await requestAsStaff(getDealerDetails, { params })
    return theirs.ok ? theirs.value : undefined
  })
  const parts = dealerFormSections(facts)
  const fields: Fields = Object.assign({}, ...parts.map((part) => part.fields))

  const read = (typed: FormValues) => {
    const details = validateInput(dealerEditSchema, readDetails(fields, typed, facts))
    if (details.ok) return details
    return fail('invalid', invalid, { errors: toFieldMessages(fields, details.problem.errors) })
  }

  async function send(
    values: FormValues,
  ): Promise<Result<DealerDetailsEdit & { message: string }>> {
    const typed = read(values)
    if (!typed.ok) return typed
    const body = { facts: typed.value, version: current.version }
    const sent = await requestAsStaff(changeDealerDetails, { params, body })
    if (sent.ok) return sent
    const { kind, message, errors } = sent.problem
    return fail(kind, message, { errors: toFieldMessages(fields, stripRootFromPaths(errors)) })
  }

  const saved = validateInput(dealerEditSchema, facts)
  return (
    <>
      {!saved.ok && (
        <WarningNote matter={words.storedFaults}>
          {Object.values(toFieldMessages(fields, saved.problem.errors)).flat().join('. ')}.
        </WarningNote>
      )}
      <EndpointForm
        fields={fields}
        values={flattenValues(fields, facts)}
        keptAs={`dealer ${facts.id}`}
        controls={listFieldRenderers}
        checked={(typed) => {
          const details = read(typed)
          return details.ok ? ok(typed) : details
        }}
        invalid={invalid}
        send={send}
        may="dealer.edit"
        failure={words.saveFailed}
        onConflict={learn}
        onDone={(saved) => {
          keep(saved)
          onSaved()
        }}
        className="max-w-3xl gap-8"
        layout={(show) =>
          parts.map(({ id, title, fields: some }) => (
            <FormSection key={id} id={`dealer-${id}`} title={title}>
              {Object.entries(some).map(([name, field]) => (
                <div key={name} className={wideFields.has(name) ? 'md:col-span-2' : undefined}>
                  {show({ [name]: field })}
                </div>
              ))}
            </FormSection>
          ))
        }
      />
    </>
  )
}

const { invalid } = changeDealerDetails.sentences

const wideFields = new Set(['name', 'hours.closedOn', 'hours.holidays', 'map.link'])

/**
 * Returns the details with the typed values. An invalid value stays as typed. Details that have no
 * field in the form stay unchanged.
 */
function readDetails(fields: Fields, typed: FormValues, { id, social }: Dealer): FormValues {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const read = validateInput(formSchema({ [name]: field }), typed)
      return [name, read.ok ? read.value[name] : typed[name]]
    }),
  )
  const links = social.map((link, index) => ({ ...link, url: values[`social.${index}.url`] }))
  return { ...nestValues(values), id, social: links }
}

/** The server validates `{ facts, version }`, so its error paths start with `facts.`. */
function stripRootFromPaths(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, said]) => [path.replace(/^facts\./, ''), said]),
  )
}

/**
 * Maps the path of an error to the field that shows the error. The message continues the label of
 * the field.
 */
function toFieldMessages(fields: Fields, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, [said = '']]) => {
      const name = Object.keys(fields).find((it) => `${path}.`.startsWith(`${it}.`)) ?? path
      const field = fields[name]
      if (field?.control !== 'rows') return [name, [`${field?.label ?? path} ${said}`]]
      const [entry] = dealerContent.labels(path.split('.'))
      return [path, [`${entry} ${said}`]]
    }),
  )
}

type FormSectionProps = { id: string; title: string; children: ReactNode }

function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="mb-4 font-semibold text-lg">{title}</legend>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}
