import { FilterSelect } from '#app/ui/components/filter-select.tsx'
import { type BoardGroup, boardGroups } from './board-groups.ts'
import * as words from './day-board-words.ts'

type Props = {
  groups: readonly BoardGroup[]
  group: BoardGroup
  onChoose: (group: BoardGroup) => void
}

/** Chooses the part of the board that is shown. One group needs no choice. */
export function BoardGroupFilter({ groups, group, onChoose }: Props) {
  if (groups.length < 2) return null
  return (
    <FilterSelect
      place="beside"
      label={words.show}
      value={group}
      options={groups.map((value) => ({ value, label: words.groups[value] }))}
      onChoose={(value) => onChoose(boardGroups.find((it) => it === value) ?? 'all')}
    />
  )
}
