import type { ReactNode } from 'react'
import { type DataColumn, DataTable } from '#app/ui/components/data-table.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { RowActions } from './list-page.tsx'
import * as words from './staff-words.ts'

type Props<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  actions: RowActions<Row>
  /** Accessible label, such as "Edit the price of ACTIVA 110". */
  editLabel: (row: Row) => string
  /** The row on a phone: two lines that open it. */
  brief: (row: Row) => RowSummaryContent
}

type RowSummaryContent = { name: string; figure: ReactNode; note: ReactNode }

/** Rows of a managed list as a table. Each can be edited by accounts with the capability. */
export function EditableRowTable<Row extends { id: number }>(props: Props<Row>) {
  const { caption, columns, rows, actions, editLabel, brief } = props
  const { edit, mayChange } = actions
  const editColumn: DataColumn<Row> = {
    key: 'edit',
    label: words.change,
    isNumeric: true,
    isPinned: true,
    cell: (row) => (
      <RowActionButton onClick={() => edit(row)} aria-label={editLabel(row)}>
        {words.edit}
      </RowActionButton>
    ),
  }
  return (
    <DataTable
      caption={caption}
      columns={mayChange ? [...columns, editColumn] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...(mayChange ? { onOpen: edit } : {})}
      summary={(row) => (
        <RowSummaryButton {...brief(row)} onEdit={mayChange ? () => edit(row) : undefined} />
      )}
    />
  )
}

function RowSummaryButton({
  name,
  figure,
  note,
  onEdit,
}: RowSummaryContent & { onEdit: (() => void) | undefined }) {
  const said = (
    <>
      <span className="font-semibold">{name}</span>
      {figure}
      <span className="text-quiet text-sm">{note}</span>
    </>
  )
  if (!onEdit) return <div className={lines}>{said}</div>
  return (
    <button type="button" onClick={onEdit} className={lines}>
      {said}
      <span className="link justify-self-end text-sm">{words.edit}</span>
    </button>
  )
}

const lines =
  'wrap-anywhere grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 text-left'
