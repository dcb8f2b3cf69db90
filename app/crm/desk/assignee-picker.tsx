import { pipelinesOf } from '#app/platform/permissions/role.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './enquiry-actions-words.ts'
import { formatWorkload } from './format-workload.ts'

type Props = {
  /**
   * The enquiries to assign. The picker offers only staff who work on the flows of all of them.
   */
  rows: readonly Pick<DeskRow, 'flow' | 'assignee'>[]
  onChoose: (id: number | null) => void
  isBusy: boolean
  hasFocus?: boolean
  hasDigits?: boolean
}

/**
 * Lists the staff to whom the enquiries can be assigned, with the current user first. Users who may
 * not assign enquiries of others can hand over their own and unassigned ones, and take the rest.
 */
export function AssigneePicker({ rows, onChoose, isBusy, hasFocus, hasDigits = true }: Props) {
  const { people, me, zone } = useDeskContext()
  const mayAssign = useHasCapability()('desk.assign')
  const mayHandOver = mayAssign || rows.every(({ assignee }) => !assignee || assignee.id === me)
  const assignees = new Set(rows.map(({ assignee }) => assignee?.id ?? null))
  const isChosen = (id: number | null) => assignees.size === 1 && assignees.has(id)
  const shown = people
    .filter(({ id }) => id === me || mayHandOver)
    .filter(({ role }) => rows.every(({ flow }) => pipelinesOf(role).includes(flow)))
    .toSorted((one, other) => Number(other.id === me) - Number(one.id === me))
  return (
    <ChoiceButtons
      label={words.assignee}
      isBusy={isBusy}
      isNarrow
      hasFocus={hasFocus ?? false}
      hasDigits={hasDigits}
      choices={[
        ...shown.map((person) => ({
          value: String(person.id),
          label: person.id === me ? words.myself(person.name) : person.name,
          note: formatWorkload(person, zone),
          isChosen: isChosen(person.id),
        })),
        ...(mayHandOver ? [{ value: 'none', label: words.nobody, isChosen: isChosen(null) }] : []),
      ]}
      onChoose={(value) => onChoose(value === 'none' ? null : Number(value))}
    />
  )
}
