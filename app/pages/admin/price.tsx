import { useState } from 'react'
import { servicesContext } from '#app/context.server.ts'
import { formatRupees } from '#app/money/money.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import { SiftBar } from '#app/ui/sift-bar.tsx'
import { type Sort, useSifted } from '#app/ui/use-sifted.ts'
import type { PricedModel } from '#app/vehicles/prices/price.ts'
import { PriceDialog } from '#app/vehicles/prices/price-dialog.tsx'
import type { Route } from './+types/price'

export const meta: Route.MetaFunction = () => [{ title: 'Manage Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { models: await context.get(servicesContext).prices.list() }
}

export default function Price({ loaderData }: Route.ComponentProps) {
  const [models, setModels] = useState(loaderData.models)
  const [editedId, setEditedId] = useState<number>()
  const sifted = useSifted(models, wordsOf, sorts)
  const edit = ({ id }: PricedModel) => setEditedId(id)

  function onSaved(saved: PricedModel) {
    setModels((all) => all.map((model) => (model.id === saved.id ? saved : model)))
    setEditedId(undefined)
  }

  return (
    <>
      <PageHead title="Manage Price" />
      <SiftBar
        label="Search models"
        {...sifted}
        count={sifted.shown.length}
        total={models.length}
      />
      {sifted.shown.length === 0 ? (
        <p className="py-10 text-quiet">No model matches “{sifted.search}”.</p>
      ) : (
        <DataTable
          caption="Models and their prices"
          columns={[...columns, editColumn(edit)]}
          rows={sifted.shown}
          rowKey={({ id }) => id}
          onOpen={edit}
          summary={(model) => <Summary model={model} onEdit={() => edit(model)} />}
        />
      )}
      <PriceDialog
        model={models.find(({ id }) => id === editedId)}
        onClose={() => setEditedId(undefined)}
        onSaved={onSaved}
      />
    </>
  )
}

const kinds = { bike: 'Motorcycle', scooter: 'Scooter', ev: 'Electric' } as const

const wordsOf = ({ name, kind }: PricedModel) => `${name} ${kinds[kind]}`

const byName = (a: PricedModel, b: PricedModel) => a.name.localeCompare(b.name)
const sorts: [Sort<PricedModel>, ...Sort<PricedModel>[]] = [
  { key: 'name', label: 'Name', compare: byName },
  { key: 'low', label: 'Price, lowest first', compare: (a, b) => a.price - b.price },
  { key: 'high', label: 'Price, highest first', compare: (a, b) => b.price - a.price },
  {
    key: 'checked',
    label: 'Longest unchecked',
    compare: (a, b) => a.checkedOn.localeCompare(b.checkedOn) || byName(a, b),
  },
]

const columns: DataColumn<PricedModel>[] = [
  {
    key: 'name',
    label: 'Model',
    cell: ({ name, isActive }) => (
      <span className="font-semibold">
        {name}
        {!isActive && <span className="font-normal text-quiet"> (not on the site)</span>}
      </span>
    ),
  },
  { key: 'kind', label: 'Type', cell: ({ kind }) => kinds[kind] },
  { key: 'price', label: 'Price', isNumeric: true, cell: ({ price }) => formatRupees(price) },
  { key: 'variants', label: 'Variants', cell: variantsLine },
  { key: 'checked', label: 'Last checked', cell: ({ checkedOn }) => checkedOn },
]

function editColumn(edit: (model: PricedModel) => void): DataColumn<PricedModel> {
  return {
    key: 'edit',
    label: 'Change',
    isNumeric: true,
    cell: (model) => (
      <RowAction onClick={() => edit(model)} aria-label={`Edit the price of ${model.name}`}>
        Edit
      </RowAction>
    ),
  }
}

function variantsLine({ variants }: PricedModel): string {
  return variants
    .map(({ name, difference }) => (difference > 0 ? `${name} +${formatRupees(difference)}` : name))
    .join(', ')
}

function Summary({ model, onEdit }: { model: PricedModel; onEdit: () => void }) {
  return (
    <button
      type="button"
      onClick={onEdit}
      className="grid w-full grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 text-left"
    >
      <span className="font-semibold">{model.name}</span>
      <span className="figure text-lg">{formatRupees(model.price)}</span>
      <span className="text-quiet text-sm">
        {kinds[model.kind]}, checked {model.checkedOn}
        {!model.isActive && ', not on the site'}
      </span>
      <span className="link justify-self-end text-sm">Edit</span>
    </button>
  )
}
