import * as v from 'valibot'
import { customField } from '#app/platform/forms/custom-field.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import { maxTarget } from './sales-targets.ts'
import { changeTargets, getTargets, type TargetProgress } from './target-endpoints.ts'
import * as words from './target-words.ts'

type Props = { progress: TargetProgress; onSaved: () => void }

/** Form that sets the targets of one month, for the dealership and each person. */
export function TargetsForm({ progress, onSaved }: Props) {
  const { month, targets, version } = progress
  const { current, learn, keep } = useLatestRow({ version }, async () => {
    const theirs = await requestAsStaff(getTargets, { query: { month } })
    return theirs.ok ? { version: theirs.value.version } : undefined
  })
  const inputs = targets.flatMap(({ name, house, people }) => [
    { key: `${name}_house`, label: words.fieldOf(name, words.dealership), target: house.target },
    ...people.map((person) => ({
      key: `${name}_${person.id}`,
      label: words.fieldOf(name, person.name),
      target: person.target,
    })),
  ])
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center underline md:min-h-8">
        {words.change(month)}
      </summary>
      <p className="mt-2 mb-4 text-quiet text-sm">{words.emptyMeans}</p>
      <EndpointForm
        fields={Object.fromEntries(
          inputs.map(({ key, label }) => [
            key,
            customField('number', label, targetSchema, { inputMode: 'numeric', min: 0 }),
          ]),
        )}
        keptAs={`targets ${month}`}
        values={Object.fromEntries(inputs.map(({ key, target }) => [key, target ?? '']))}
        send={(typed) =>
          requestAsStaff(changeTargets, {
            body: {
              month,
              targets: Object.fromEntries(
                targets.map(({ name, people }) => [
                  name,
                  {
                    house: typed[`${name}_house`] ?? null,
                    people: people.map(({ id }) => ({
                      id,
                      target: typed[`${name}_${id}`] ?? null,
                    })),
                  },
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
        layout={(show) => <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{show()}</div>}
        className="max-w-3xl gap-6"
      />
    </details>
  )
}

/** A typed target; null if the field is empty. */
const targetSchema = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()], words.noTarget)), ''),
  v.transform((typed) => (typed === null || String(typed).trim() === '' ? null : Number(typed))),
  v.check(
    (target) => target === null || (Number.isInteger(target) && target >= 0 && target <= maxTarget),
    words.noTarget,
  ),
)
