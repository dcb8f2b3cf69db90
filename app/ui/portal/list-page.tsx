import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Capability } from '#app/platform/permissions/capability.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { ListFilterBar } from '#app/ui/components/list-filter-bar.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { type SortOption, useListFilter } from '#app/ui/components/use-list-filter.ts'
import { Plus } from '#app/ui/icons/plus.ts'
import { PageHeading } from './page-heading.tsx'
import { useHasCapability } from './portal-permissions.ts'
import * as words from './staff-words.ts'
import { type DeletionOptions, useUndoableDeletion } from './use-undoable-deletion.ts'

/**
 * Definition of a managed list. Define it as a constant, because its parts must be stable. Load
 * forms and dialogs lazily: a user reads the page before changing anything.
 */
export type ListPageDefinition<Row> = {
  title: string
  /** Capability that changes require. Without it the list is read-only. */
  may: Capability
  search: {
    /** Label such as "Search offers". */
    label: string
    words: (row: Row) => string
    sorts: readonly [SortOption<Row>, ...SortOption<Row>[]]
    /** Message if the search finds nothing. */
    nothing: (search: string) => string
    /** Minimum number of rows for which the search is shown. */
    from?: number
  }
  /** Message if the list is empty. */
  empty?: string
  /** The Add button and its dialog. */
  add?: { label: string; dialog: ComponentType<AddFormProps> }
  edit?: { title: (row: Row) => string; form: ComponentType<EditFormProps<Row>> }
  deletion?: DeletionOptions<Row>
}

export type AddFormProps = { isOpen: boolean; onClose: () => void; onSaved: () => void }

/** Properties of a form in the list's dialog. Spread the unused ones on the form itself. */
export type EditFormProps<Row> = {
  row: Row
  onDone: () => void
  onGone: (message: string) => void
  onCancel: () => void
  onSending: (isSending: boolean) => void
  className: string
}

/** Actions of a row. `mayChange` is `true` if the account has the capability. */
export type RowActions<Row> = {
  mayChange: boolean
  edit: (row: Row) => void
  remove: (row: Row) => void
  reload: () => Promise<void>
}

type Props<Row> = {
  list: ListPageDefinition<Row>
  rows: readonly Row[]
  /** Content between the title and the list. */
  above?: ReactNode
  /** Content below the list for accounts that may change it. */
  below?: ReactNode
  /** Key of the list, if a page has several. A change clears the search. */
  part?: string
  /** `true` while another list loads: this one is dimmed. */
  isBusy?: boolean
  children: (shown: readonly Row[], actions: RowActions<Row>) => ReactNode
}

/** Portal page of a managed list. */
export function ListPage<Row extends { id: number }>(props: Props<Row>) {
  const { list, rows, above, below, part, isBusy, children } = props
  const { title, add, edit } = list
  const mayChange = useHasCapability()(list.may)
  const { revalidate } = useRevalidator()
  const location = useLocation()
  // The form loads when it is first opened, and stays mounted so that its input stays.
  const [adding, setAdding] = useState<'open' | 'closed'>()
  const [editedId, setEditedId] = useState<number>()
  const head = useFocusAfterRemoval(rows)
  const deletion = useUndoableDeletion(list.deletion, () => {
    head.expectLoss()
    void revalidate()
  })
  const actions: RowActions<Row> = {
    mayChange,
    edit: ({ id }) => setEditedId(id),
    remove: deletion.ask,
    reload: revalidate,
  }

  return (
    <>
      <PageHeading title={title} ref={head.ref}>
        {add && mayChange && (
          <Button tone="signal" size="small" onClick={() => setAdding('open')}>
            <Plus aria-hidden className="size-5" /> {add.label}
          </Button>
        )}
      </PageHeading>
      {!mayChange && <p className="mb-6 max-w-prose text-quiet">{words.readOnly}</p>}
      {above}
      <div
        aria-busy={isBusy || undefined}
        className="transition-opacity duration-200 aria-busy:opacity-50"
      >
        {/* A click on the same menu entry clears the search. */}
        <FilteredRows key={`${part} ${location.key}`} list={list} rows={rows}>
          {(shown) => children(shown, actions)}
        </FilteredRows>
      </div>
      {mayChange && below}
      {add && adding && (
        <add.dialog
          isOpen={adding === 'open'}
          onClose={() => setAdding('closed')}
          onSaved={() => {
            setAdding('closed')
            void revalidate()
          }}
        />
      )}
      {edit && (
        <EditDialog
          {...edit}
          row={rows.find(({ id }) => id === editedId)}
          onClose={() => setEditedId(undefined)}
          onDone={() => {
            setEditedId(undefined)
            void revalidate()
          }}
        />
      )}
      {list.deletion && (
        <>
          <ConfirmDialog confirm={words.deletes} {...deletion.dialog} />
          <UndoBar {...deletion.bar} />
        </>
      )}
    </>
  )
}

/** Moves the focus to the title after the focused row was removed. */
function useFocusAfterRemoval(rows: readonly unknown[]) {
  const ref = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current && document.activeElement === document.body) ref.current?.focus()
    isExpected.current = false
  }, [rows])
  const expectLoss = () => {
    isExpected.current = true
  }
  return { ref, expectLoss }
}

type FilteredRowsProps<Row> = Pick<Props<Row>, 'list' | 'rows'> & {
  children: (shown: readonly Row[]) => ReactNode
}

function FilteredRows<Row>({ list: { search, empty }, rows, children }: FilteredRowsProps<Row>) {
  const sifted = useListFilter(rows, search.words, search.sorts)
  const { shown } = sifted
  if (rows.length === 0) return <p className="max-w-prose py-10 text-quiet">{empty}</p>
  return (
    <>
      {(rows.length >= (search.from ?? 1) || sifted.search !== '') && (
        <ListFilterBar
          label={search.label}
          search={sifted.search}
          setSearch={sifted.setSearch}
          sorted={sifted}
          count={shown.length}
          total={rows.length}
        />
      )}
      {shown.length > 0 ? (
        children(shown)
      ) : (
        <p className="py-10 text-quiet">{search.nothing(sifted.search)}</p>
      )}
    </>
  )
}

type EditDialogProps<Row> = NonNullable<ListPageDefinition<Row>['edit']> & {
  /** Undefined while the dialog is closed. */
  row: Row | undefined
  onClose: () => void
  onDone: () => void
}

function EditDialog<Row extends { id: number }>({
  title,
  form: Form,
  row,
  onClose,
  onDone,
}: EditDialogProps<Row>) {
  const [isSending, setSending] = useState(false)
  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={onClose}
      isBusy={isSending}
      title={row ? title(row) : ''}
    >
      {row && (
        <Form
          key={row.id}
          row={row}
          onDone={onDone}
          // The row was deleted, so the list reloads and the form closes.
          onGone={(message) => {
            void showToast(message, 'error')
            onDone()
          }}
          onCancel={onClose}
          onSending={setSending}
          className="gap-5"
        />
      )}
    </Dialog>
  )
}
