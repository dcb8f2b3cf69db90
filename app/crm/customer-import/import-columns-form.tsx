import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { FilterSelect } from '#app/ui/components/filter-select.tsx'
import type { ImportFileColumns } from './customer-import-endpoints.ts'
import {
  type ColumnMapping,
  type ImportColumn,
  importColumnOptions,
  importColumns,
} from './import-columns.ts'
import type { ImportOptions } from './import-options.ts'
import * as words from './import-page-words.ts'
import { defaultImportKind, importableKinds } from './import-status.ts'
import type { DayOrder } from './parse-import-day.ts'

type Props = {
  file: ImportFileColumns
  /** The previous choices if the user returns from the preview. */
  initialOptions: ImportOptions | undefined
  isBusy: boolean
  onPreview: (options: ImportOptions) => void
}

const kindOptions = importableKinds.map(({ slug, name }) => ({ value: slug, label: name }))
const orderOptions = (['day-first', 'month-first'] as const).map((value) => ({
  value,
  label: words.dayOrders[value],
}))

/** Shows the columns of the file, and which part of an enquiry each becomes. */
export function ImportColumnsForm({ file, initialOptions, isBusy, onPreview }: Props) {
  const [mapping, setMapping] = useState<ColumnMapping>(
    () => initialOptions?.columns ?? guessed(file),
  )
  const [kind, setKind] = useState(initialOptions?.kind ?? defaultImportKind)
  const [order, setOrder] = useState<DayOrder | ''>(initialOptions?.dayOrder ?? '')
  const [failure, setFailure] = useState('')

  const dates = file.columns.find(({ index }) => index === mapping.date)
  const asksOrder = dates?.dayOrder === 'unknown'

  function use(index: number, column: ImportColumn | undefined) {
    setFailure('')
    const others = Object.entries(mapping).filter(([name, at]) => name !== column && at !== index)
    setMapping({ ...Object.fromEntries(others), ...(column && { [column]: index }) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (mapping.name === undefined && mapping.mobile === undefined)
      return setFailure(words.needsPerson)
    if (asksOrder && order === '') return setFailure(words.needsOrder)
    const proven = dates?.dayOrder === 'month-first' ? 'month-first' : 'day-first'
    onPreview({
      columns: mapping,
      dayOrder: asksOrder ? order || 'day-first' : proven,
      kind,
      skipsProblems: false,
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <h2 className="font-semibold text-lg">{words.stepColumns}</h2>
      <p className="mt-1 text-quiet">{words.found(file.rowCount, file.sheet, file.headingRow)}</p>
      <ul className="mt-4 border-hairline border-t">
        {file.columns.map(({ index, letters, heading, samples }) => {
          const name = heading || words.unnamed(letters)
          return (
            <li
              key={index}
              className="grid gap-x-6 gap-y-2 border-hairline border-b py-3 md:grid-cols-[minmax(0,1fr)_14rem] md:items-center"
            >
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere font-semibold">
                  {name}
                </p>
                <p dir="auto" className="wrap-anywhere text-quiet text-sm">
                  {samples.join(' · ')}
                </p>
              </div>
              <FilterSelect
                label={words.useAsOf(name)}
                all={words.notImported}
                value={importColumns.find((column) => mapping[column] === index) ?? ''}
                options={importColumnOptions}
                onChoose={(value) =>
                  use(
                    index,
                    importColumns.find((column) => column === value),
                  )
                }
              />
            </li>
          )
        })}
      </ul>
      <div className="mt-4 grid max-w-xl gap-4">
        <FilterSelect
          label={words.defaultKind}
          value={kind}
          options={kindOptions}
          onChoose={setKind}
        />
        {asksOrder && (
          <div>
            <FilterSelect
              label={words.dayOrder}
              all={words.chooseOrder}
              value={order}
              options={orderOptions}
              onChoose={(value) => {
                setFailure('')
                setOrder(orderOptions.find((it) => it.value === value)?.value ?? '')
              }}
            />
            <p className="mt-1 text-quiet text-sm">{words.dayOrderHint}</p>
          </div>
        )}
      </div>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {failure}
      </p>
      <Button type="submit" tone="signal" size="small" className="mt-5" disabled={isBusy}>
        {isBusy ? words.reading : words.preview}
      </Button>
    </form>
  )
}

/** The first column wins if two headings name the same. */
function guessed({ columns }: ImportFileColumns): ColumnMapping {
  return Object.fromEntries(
    columns.flatMap(({ index, column }) => (column ? [[column, index] as const] : [])),
  )
}
