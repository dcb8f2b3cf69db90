import * as v from 'valibot'
import { customField } from '#app/platform/forms/custom-field.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { CheckboxGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import type { FieldRenderProps } from '#app/ui/components/declared-form-fields.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import * as words from './assignment-rule-words.ts'
import { changeRuleParticipants, getRuleParticipants } from './rule-participant-endpoints.ts'

type Props = EndpointAnswer<typeof getRuleParticipants> & { onSaved: () => void }

/** Form on the page Manage → Desk rules: who gets new enquiries, for each pipeline. */
export function RuleParticipantsForm({ pipelines, version, onSaved }: Props) {
  const { current, learn, keep } = useLatestRow({ version }, async () => {
    const theirs = await requestAsStaff(getRuleParticipants)
    return theirs.ok ? { version: theirs.value.version } : undefined
  })
  const staffed = pipelines.filter(({ people }) => people.length > 0)
  return (
    <section aria-labelledby="participants" className="mt-12">
      <h2 id="participants" className="font-semibold text-lg">
        {words.participants}
      </h2>
      <p className="mt-2 max-w-prose text-quiet">{words.participantsMean}</p>
      {staffed.length < pipelines.length && (
        <p className="mt-2 max-w-prose">
          {words.withoutWorkers(
            pipelines
              .filter(({ people }) => people.length === 0)
              .map(({ pipeline }) => words.pipelines[pipeline]),
          )}
        </p>
      )}
      <div className="mt-6">
        <EndpointForm
          fields={Object.fromEntries(staffed.map(fieldOf))}
          keptAs="desk rule participants"
          values={Object.fromEntries(
            staffed.map(({ pipeline, people }) => [
              fieldName(pipeline),
              people.filter(({ takesPart }) => takesPart).map(({ id }) => String(id)),
            ]),
          )}
          controls={{ several: PeopleCheckboxes }}
          send={(chosen) =>
            requestAsStaff(changeRuleParticipants, {
              body: {
                // An account that was added after the page was loaded keeps its default.
                people: Object.fromEntries(
                  staffed.map(({ pipeline, people }) => [
                    pipeline,
                    Object.fromEntries(
                      people.map(({ id }) => [
                        id,
                        chosen[fieldName(pipeline)]?.includes(String(id)) ?? false,
                      ]),
                    ),
                  ]),
                ),
                version: current.version,
              },
            })
          }
          failure={words.saveFailed}
          onConflict={learn}
          onDone={(saved) => {
            keep(saved)
            onSaved()
          }}
          layout={(show) => <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">{show()}</div>}
          className="max-w-3xl gap-8"
        />
      </div>
    </section>
  )
}

type Pipeline = Props['pipelines'][number]

/** The form above has fields with the names of kinds, and some pipelines have the same names. */
const fieldName = (pipeline: Pipeline['pipeline']) => `people-${pipeline}`

const idsSchema = v.array(v.string())

function fieldOf({ pipeline, people }: Pipeline) {
  const options = people.map(({ id, name, role }) => ({
    value: String(id),
    label: words.personWithRole(name, role),
  }))
  return [
    fieldName(pipeline),
    customField('several', words.pipelines[pipeline], idsSchema, { options }),
  ] as const
}

function PeopleCheckboxes({ name, field, value, error }: FieldRenderProps) {
  return (
    <CheckboxGroup
      name={name}
      label={field.label}
      error={error}
      options={field.options ?? []}
      defaultChosen={Array.isArray(value) ? value.map(String) : []}
    />
  )
}
