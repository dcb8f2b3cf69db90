import type { ReactNode } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupeesAndPaise } from '#app/platform/money/format-rupees.ts'
import type { DataColumn } from '#app/ui/components/data-table.tsx'
import { EditableRowTable } from '#app/ui/portal/editable-row-table.tsx'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListPage, type ListPageDefinition } from '#app/ui/portal/list-page.tsx'
import type { PricedAccessory } from './price-fields.ts'
import * as words from './staff-words.ts'

/** List of Manage → Accessories Price. */
export function AccessoryPriceList({ accessories, tools }: Props) {
  return (
    <ListPage list={accessoryListDefinition} rows={accessories} above={tools}>
      {(rows, actions) => (
        <EditableRowTable
          caption={words.accessories}
          columns={columns}
          rows={rows}
          actions={actions}
          editLabel={({ heading, model }) => words.editAccessory(heading, model)}
          brief={cardOf}
        />
      )}
    </ListPage>
  )
}

type Props = {
  accessories: readonly PricedAccessory[]
  /** Controls for the whole list, such as its download. */
  tools?: ReactNode
}

const byHeading = (a: PricedAccessory, b: PricedAccessory) => a.heading.localeCompare(b.heading)

const AccessoryPriceForm = lazyWhenIdle(
  async () => (await import('./accessory-price-form.tsx')).AccessoryPriceForm,
)

const accessoryListDefinition: ListPageDefinition<PricedAccessory> = {
  title: 'Manage Accessories Price',
  may: 'accessories.edit',
  search: {
    label: 'Search accessories',
    words: ({ heading, partNo, model }) => `${heading} ${partNo} ${model}`,
    nothing: (search) => `No accessory matches “${search}”.`,
    sorts: [
      {
        key: 'model',
        label: 'Model',
        compare: (a, b) => a.model.localeCompare(b.model) || byHeading(a, b),
      },
      { key: 'name', label: 'Accessory', compare: byHeading },
      { key: 'part', label: 'Part number', compare: (a, b) => a.partNo.localeCompare(b.partNo) },
      { key: 'low', label: 'Price, lowest first', compare: (a, b) => +a.price - +b.price },
      { key: 'high', label: 'Price, highest first', compare: (a, b) => +b.price - +a.price },
    ],
  },
  empty: 'There are no accessories yet. Add them to a model under Models.',
  edit: { title: ({ heading }) => `Price of ${heading}`, form: AccessoryPriceForm },
}

const columns: DataColumn<PricedAccessory>[] = [
  {
    key: 'heading',
    label: 'Accessory',
    cell: ({ heading }) => <span className="font-semibold">{heading}</span>,
  },
  { key: 'model', label: 'Model', cell: ({ model }) => model },
  { key: 'part', label: 'Part number', cell: ({ partNo }) => partNo },
  {
    key: 'price',
    label: 'Price',
    isNumeric: true,
    cell: ({ price }) => formatRupeesAndPaise(Number(price)),
  },
  { key: 'checked', label: 'Last checked', cell: ({ checkedOn }) => formatDay(checkedOn) },
]

function cardOf({ heading, price, model, partNo, checkedOn }: PricedAccessory) {
  return {
    name: heading,
    figure: <span className="figure">{formatRupeesAndPaise(Number(price))}</span>,
    note: `${model}, ${partNo} · ${words.lastChecked(formatDay(checkedOn))}`,
  }
}
