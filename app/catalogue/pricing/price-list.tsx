import type { ReactNode } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { DataColumn } from '#app/ui/components/data-table.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { WarningNote } from '#app/ui/components/warning-note.tsx'
import { EditableRowTable } from '#app/ui/portal/editable-row-table.tsx'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListPage, type ListPageDefinition } from '#app/ui/portal/list-page.tsx'
import { isPriceReviewOverdue } from './is-price-review-overdue.ts'
import type { PricedModel } from './price-fields.ts'
import * as words from './staff-words.ts'

/** List of Manage → Price. */
export function PriceList({ models, tools }: Props) {
  const overdue = models.filter((model) => model.isActive && isPriceReviewDue(model)).length
  const [before, link, after] = words.confirmThem
  const above = (
    <>
      {overdue > 0 && (
        <WarningNote matter={words.overdue(overdue)}>
          {before}
          <Link to="/admin/to-confirm?kind=price" className="text-ink underline">
            {link}
          </Link>
          {after}
        </WarningNote>
      )}
      {tools}
    </>
  )
  return (
    <ListPage list={priceListDefinition} rows={models} above={above}>
      {(rows, actions) => (
        <EditableRowTable
          caption={words.models}
          columns={columns}
          rows={rows}
          actions={actions}
          editLabel={({ name }) => words.editPrice(name)}
          brief={cardOf}
        />
      )}
    </ListPage>
  )
}

type Props = {
  models: readonly PricedModel[]
  /** Controls for the whole list, such as its download. */
  tools?: ReactNode
}

const kindLabels = { bike: 'Motorcycle', scooter: 'Scooter', ev: 'Electric' } as const

const byName = (a: PricedModel, b: PricedModel) => a.name.localeCompare(b.name)

const PriceForm = lazyWhenIdle(async () => (await import('./price-form.tsx')).PriceForm)

const priceListDefinition: ListPageDefinition<PricedModel> = {
  title: 'Manage Price',
  may: 'prices.edit',
  search: {
    label: 'Search models',
    words: ({ name, kind }) => `${name} ${kindLabels[kind]}`,
    nothing: (search) => `No model matches “${search}”.`,
    sorts: [
      { key: 'name', label: 'Name', compare: byName },
      { key: 'low', label: 'Price, lowest first', compare: (a, b) => a.price - b.price },
      { key: 'high', label: 'Price, highest first', compare: (a, b) => b.price - a.price },
      {
        key: 'checked',
        label: 'Oldest check first',
        compare: (a, b) => a.checkedOn.localeCompare(b.checkedOn) || byName(a, b),
      },
    ],
  },
  empty: 'There are no models yet. Add one under Models.',
  edit: { title: ({ name }) => `Price of ${name}`, form: PriceForm },
}

const columns: DataColumn<PricedModel>[] = [
  {
    key: 'name',
    label: 'Model',
    cell: ({ name, isActive, availability }) => (
      <span className="font-semibold">
        {name}
        {availability === 'service-only' && (
          <span className="font-normal text-quiet"> {words.serviceOnly}</span>
        )}
        {!isActive && <span className="font-normal text-quiet"> {words.notOnSite}</span>}
      </span>
    ),
  },
  { key: 'kind', label: 'Type', cell: ({ kind }) => kindLabels[kind] },
  { key: 'price', label: 'Price', isNumeric: true, cell: formatModelPrice },
  { key: 'variants', label: 'Variants', cell: formatVariantPrices },
  { key: 'checked', label: 'Last checked', cell: renderCheckedOn },
]

function formatModelPrice({ price, isApproximate }: PricedModel) {
  return formatPrice(price, isApproximate)
}

/** `true` if the price must be checked again. Service-only models need no check. */
function isPriceReviewDue(model: PricedModel): boolean {
  return model.availability === 'on-sale' && isPriceReviewOverdue(model)
}

function renderCheckedOn(model: PricedModel) {
  if (!isPriceReviewDue(model)) return formatDay(model.checkedOn)
  return (
    <strong className="font-semibold text-warn">{words.checkedDaysAgo(model.daysUnchecked)}</strong>
  )
}

function formatVariantPrices({ variants }: PricedModel): string {
  return variants
    .map(({ name, difference }) => (difference > 0 ? `${name} +${formatRupees(difference)}` : name))
    .join(', ')
}

function cardOf(model: PricedModel) {
  const { name, kind, checkedOn, daysUnchecked, isActive, availability } = model
  const checked = isPriceReviewDue(model)
    ? words.checkedDaysAgo(daysUnchecked)
    : words.lastChecked(formatDay(checkedOn))
  return {
    name,
    figure: <span className="figure text-lg">{formatModelPrice(model)}</span>,
    note: [
      `${kindLabels[kind]} · ${checked}`,
      availability === 'service-only' && words.serviceOnly,
      !isActive && words.notOnSite,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
