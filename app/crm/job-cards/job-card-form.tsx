import { useId } from 'react'
import {
  dateField,
  messageField,
  numberField,
  textField,
  timeField,
} from '#app/platform/forms/field-definitions.ts'
import { type FieldRenderProps, inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { Job } from './job-card.ts'
import * as words from './job-card-dialog-words.ts'
import { saveJobCard } from './job-card-endpoints.ts'

type Props = {
  job: Job
  /** Message of a refused attempt, after which the newest card was loaded. */
  conflict: string | undefined
  onConflict: (message: string) => Promise<void>
  /** Called with the warnings about the saved card. */
  onSaved: (warnings: readonly string[]) => void
  onCancel: () => void
  onSending: (isSending: boolean) => void
}

const workFields = {
  kilometres: numberField(words.kilometres, {
    inputMode: 'numeric',
    hint: words.kilometresHint,
  }),
  complaints: messageField(words.complaints, { hint: words.complaintsHint }),
  mechanic: textField(words.mechanic, { max: 80, autoComplete: 'off' }),
}
const readyFields = {
  readyDay: dateField(words.readyDay),
  readyTime: timeField(words.readyTime),
}
const doneFields = { workDone: messageField(words.workDone, { hint: words.workDoneHint }) }

const fields = { ...workFields, ...readyFields, ...doneFields }

/**
 * The fields of a job card. The browser keeps what was typed until it is saved or cancelled. A card
 * that was never saved starts with the customer's message as complaints.
 */
export function JobCardForm({ job, conflict, onConflict, onSaved, ...form }: Props) {
  const { reference, version, mechanics } = job
  const listId = useId()
  const complaints = version === 0 ? job.message : job.fields.complaints
  return (
    <EndpointForm
      {...form}
      fields={fields}
      keptAs={`job card ${reference}`}
      values={{ ...job.fields, complaints }}
      controls={{ text: (asked) => <MechanicField asked={asked} listId={listId} /> }}
      layout={(show) => (
        <>
          {show(workFields)}
          <datalist id={listId}>
            {mechanics.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <div className="grid gap-5 sm:grid-cols-2">{show(readyFields)}</div>
          {show(doneFields)}
        </>
      )}
      initially={
        conflict === undefined ? undefined : { message: conflict, errors: {}, isDone: false }
      }
      send={async ({ readyDay, readyTime, ...values }) => {
        const body = {
          ...values,
          ...{ readyDay: readyDay || null, readyTime: readyTime || null, version },
        }
        const sent = await requestAsStaff(saveJobCard, { params: { reference }, body })
        if (!sent.ok && sent.problem.kind === 'conflict') await onConflict(sent.problem.message)
        return sent
      }}
      failure={words.notSaved}
      submit={words.save}
      onDone={({ warnings }) => onSaved(warnings)}
      className="gap-5"
    />
  )
}

/** A name that is typed or chosen from the names on recent cards. */
function MechanicField({ asked, listId }: { asked: FieldRenderProps; listId: string }) {
  return <TextField {...inputProps(asked)} maxLength={asked.field.maxLength} list={listId} />
}
