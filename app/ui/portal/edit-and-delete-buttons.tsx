import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { RowActions } from './list-page.tsx'
import * as words from './staff-words.ts'

type Props<Row> = {
  row: Row
  actions: RowActions<Row>
  /** Accessible labels of both buttons for this row. */
  edit: string
  deletes: string
}

/** Edit and Delete buttons of a row, for accounts that may use both. */
export function EditAndDeleteButtons<Row>({ row, actions, edit, deletes }: Props<Row>) {
  if (!actions.mayChange) return null
  return (
    <div className="flex flex-wrap gap-x-5">
      <RowActionButton onClick={() => actions.edit(row)} aria-label={edit}>
        {words.edit}
      </RowActionButton>
      <RowActionButton tone="bad" onClick={() => actions.remove(row)} aria-label={deletes}>
        {words.deletes}
      </RowActionButton>
    </div>
  )
}
