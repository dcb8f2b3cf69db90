import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import * as words from './enquiry-actions-words.ts'

type Props = {
  /**
   * The flows of the selected enquiries. The picker offers only staff who work on all of these
   * flows.
   */
  flows: readonly Pipeline[]
  assignee: number | null | undefined
  onChoose: (id: number | null) => void
  isBusy: boolean
  hasFocus?: boolean
  hasDigits?: boolean
}

/**
 * Lists the staff to whom an enquiry can be assigned, with the current user first. Users who may
 * not assign others can only take or release an enquiry.
 */
export function AssigneePicker({
  flows,
  assignee,
  onChoose,
  isBusy,
  hasFocus,
  hasDigits = true,
}: Props) {
  const { people, me } = useDeskContext()
  const mayAssign = useHasCapability()('desk.assign')
  // An enquiry can be released by its assignee, or by a user who may assign others.
  const mayLetGo = mayAssign || !assignee || assignee === me
  const shown = people
    .filter(({ id }) => id === me || mayAssign)
    .filter(({ role }) => flows.every((flow) => pipelinesOf(role).includes(flow)))
    .toSorted((one, other) => Number(other.id === me) - Number(one.id === me))
  return (
    <ChoiceButtons
      label={words.assignee}
      isBusy={isBusy}
      isNarrow
      hasFocus={hasFocus ?? false}
      hasDigits={hasDigits}
      choices={[
        ...shown.map(({ id, name, isIn }) => ({
          value: String(id),
          label: id === me ? words.myself(name) : name,
          note: isIn || id === me ? undefined : words.isOut,
          isChosen: id === assignee,
        })),
        ...(mayLetGo ? [{ value: 'none', label: words.nobody, isChosen: assignee === null }] : []),
      ]}
      onChoose={(value) => onChoose(value === 'none' ? null : Number(value))}
    />
  )
}
