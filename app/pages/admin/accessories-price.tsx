import { useState } from 'react'
import { servicesContext } from '#app/context.server.ts'
import { formatRupeesAndPaise } from '#app/money/money.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import { SiftBar } from '#app/ui/sift-bar.tsx'
import { type Sort, useSifted } from '#app/ui/use-sifted.ts'
import { AccessoryPriceDialog } from '#app/vehicles/prices/accessory-price-dialog.tsx'
import type { PricedAccessory } from '#app/vehicles/prices/price.ts'
import type { Route } from './+types/accessories-price'

export const meta: Route.MetaFunction = () => [{ title: 'Manage Accessories Price · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { accessories: await context.get(servicesContext).accessories.list() }
}

export default function AccessoriesPrice({ loaderData }: Route.ComponentProps) {
  const [accessories, setAccessories] = useState(loaderData.accessories)
  const [editedId, setEditedId] = useState<number>()
  const sifted = useSifted(accessories, wordsOf, sorts)
  const edit = ({ id }: PricedAccessory) => setEditedId(id)

  function onSaved(saved: PricedAccessory) {
    setAccessories((all) => all.map((one) => (one.id === saved.id ? saved : one)))
    setEditedId(undefined)
  }

  return (
    <>
      <PageHead title="Manage Accessories Price" />
      <SiftBar
        label="Search accessories"
        {...sifted}
        count={sifted.shown.length}
        total={accessories.length}
      />
      {sifted.shown.length === 0 ? (
        <p className="py-10 text-quiet">No accessory matches “{sifted.search}”.</p>
      ) : (
        <DataTable
          caption="Accessories and their prices"
          columns={[...columns, editColumn(edit)]}
          rows={sifted.shown}
          rowKey={({ id }) => id}
          onOpen={edit}
          summary={(accessory) => <Summary accessory={accessory} onEdit={() => edit(accessory)} />}
        />
      )}
      <AccessoryPriceDialog
        accessory={accessories.find(({ id }) => id === editedId)}
        onClose={() => setEditedId(undefined)}
        onSaved={onSaved}
      />
    </>
  )
}

const wordsOf = ({ heading, partNo, model }: PricedAccessory) => `${heading} ${partNo} ${model}`

const byHeading = (a: PricedAccessory, b: PricedAccessory) => a.heading.localeCompare(b.heading)
const sorts: [Sort<PricedAccessory>, ...Sort<PricedAccessory>[]] = [
  {
    key: 'model',
    label: 'Model',
    compare: (a, b) => a.model.localeCompare(b.model) || byHeading(a, b),
  },
  { key: 'name', label: 'Accessory', compare: byHeading },
  { key: 'part', label: 'Part number', compare: (a, b) => a.partNo.localeCompare(b.partNo) },
  { key: 'low', label: 'Price, lowest first', compare: (a, b) => +a.price - +b.price },
  { key: 'high', label: 'Price, highest first', compare: (a, b) => +b.price - +a.price },
]

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
]

function editColumn(edit: (accessory: PricedAccessory) => void): DataColumn<PricedAccessory> {
  return {
    key: 'edit',
    label: 'Change',
    isNumeric: true,
    cell: (accessory) => (
      <RowAction
        onClick={() => edit(accessory)}
        aria-label={`Edit the price of ${accessory.heading} for ${accessory.model}`}
      >
        Edit
      </RowAction>
    ),
  }
}

function Summary({ accessory, onEdit }: { accessory: PricedAccessory; onEdit: () => void }) {
  const { heading, price, model, partNo } = accessory
  return (
    <button
      type="button"
      onClick={onEdit}
      className="grid w-full grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 text-left"
    >
      <span className="font-semibold">{heading}</span>
      <span className="figure">{formatRupeesAndPaise(Number(price))}</span>
      <span className="text-quiet text-sm">
        {model}, {partNo}
      </span>
      <span className="link justify-self-end text-sm">Edit</span>
    </button>
  )
}
