import { useRef, useState } from 'react'
import { useDeskContext } from '#app/crm/desk/desk-context.ts'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { enquiryDisplayName } from '#app/crm/desk/format-desk-row.ts'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { listMissingFields, staffFieldsOf } from '#app/crm/enquiries/staff-answers.ts'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import { inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './correct-enquiry-words.ts'
import { correctEnquiry } from './enquiry-editing-endpoints.ts'
import type { NewEnquiry } from './new-enquiry-entry.ts'

type Props = {
  enquiry: DeskEnquiry
  isOpen: boolean
  onClose: () => void
  onChanged: () => void
}

/** The form with which staff correct and complete the answers of an enquiry. */
export function CorrectEnquiryDialog({ enquiry, isOpen, onClose, onChanged }: Props) {
  const [isSending, setSending] = useState(false)
  const kind = findEnquiryKind(enquiry.kind)
  if (!kind) return null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSending}
      title={words.editOf(enquiryDisplayName(enquiry))}
    >
      <CorrectionForm
        enquiry={enquiry}
        kind={kind}
        onSending={setSending}
        onCancel={onClose}
        onConflict={onChanged}
        onDone={() => {
          onClose()
          onChanged()
        }}
      />
    </Dialog>
  )
}

type FormProps = {
  enquiry: DeskEnquiry
  kind: EnquiryKind
  onSending: (isSending: boolean) => void
  onCancel: () => void
  onConflict: () => void
  onDone: () => void
}

function CorrectionForm({ enquiry, kind, onSending, onCancel, onConflict, onDone }: FormProps) {
  const { models } = useDeskContext()
  const [{ reference, version, values }] = useState(enquiry)
  // After a conflict the person has seen the other change, so the next attempt may save over it.
  const hasConflict = useRef(false)
  const missing = new Set(listMissingFields(kind, parseStoredAnswers(JSON.stringify(values))))
  const fields: Fields = Object.fromEntries(
    Object.entries(staffFieldsOf(kind)).map(([name, field]) => [
      name,
      missing.has(name) ? { ...field, hint: words.isMissing } : field,
    ]),
  )
  const theirs = Object.entries(changedAnswers(enquiry.values, values)).flatMap(([name, value]) => {
    const field = fields[name]
    return field ? [{ name, label: field.label, value: String(value) }] : []
  })
  return (
    <EndpointForm
      fields={fields}
      values={values}
      keptAs={`correct ${reference}`}
      className="gap-4"
      layout={(show) => (
        <>
          {theirs.length > 0 && (
            <div className="border-warn border-l-4 pl-3 text-sm">
              <p className="font-semibold">{words.changedMeanwhile}</p>
              <ul>
                {theirs.map(({ name, label, value }) => (
                  <li key={name}>{words.nowIs(label, value)}</li>
                ))}
              </ul>
            </div>
          )}
          {show()}
        </>
      )}
      controls={{
        model: (asked) => (
          <SelectField
            {...inputProps(asked)}
            options={withCurrent(
              models.map(({ name }) => name),
              asked.value,
            )}
            placeholder={words.noModel}
          />
        ),
      }}
      failure={words.notSaved}
      unreachable={words.notReached}
      send={(typed) =>
        requestAsStaff(correctEnquiry, {
          params: { reference },
          body: {
            answers: changedAnswers(typed, values),
            version: hasConflict.current ? enquiry.version : version,
          },
        })
      }
      onConflict={async () => {
        hasConflict.current = true
        onConflict()
      }}
      onDone={onDone}
      onCancel={onCancel}
      onSending={onSending}
    />
  )
}

/** Lists the models on the site, and the current one if it is no longer on the site. */
function withCurrent(names: readonly string[], current: unknown) {
  const all = typeof current === 'string' && current !== '' ? [...names, current] : names
  return [...new Set(all)].map((value) => ({ value, label: value }))
}

/** Returns the answers that differ from the stored ones. A missing answer equals an empty one. */
function changedAnswers(
  typed: Record<string, unknown>,
  stored: Record<string, unknown>,
): NewEnquiry['answers'] {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const isSame = JSON.stringify(value || '') === JSON.stringify(stored[name] || '')
      return isSame || !isAnswer(value) ? [] : [[name, value] as const]
    }),
  )
}

function isAnswer(value: unknown): value is NewEnquiry['answers'][string] {
  return ['string', 'number', 'object'].includes(typeof value)
}
