import { useNavigate, useNavigation } from 'react-router'
import { SelectField } from '#app/ui/components/form-field.tsx'
import { ListPage, type ListPageDefinition } from '#app/ui/portal/list-page.tsx'
import { type VehicleFamily, vehicleFamilies } from './vehicle-families.ts'
import { type VehicleStatusRow, VehicleStatusTable } from './vehicle-status-table.tsx'

/** Manage → Bikes: the models of one kind. */
export function VehicleStatusList({
  family,
  rows,
}: {
  family: VehicleFamily
  rows: readonly VehicleStatusRow[]
}) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const select = (
    <div className="mb-6 max-w-xs">
      <SelectField
        name="type"
        label="Vehicle type"
        hint="An inactive model leaves every public list. A model that is not sold new any more stays for service and spares, without a price. New ones are added under Models."
        options={vehicleFamilies}
        value={family.value}
        onChange={(event) =>
          void navigate(`?type=${event.target.value}`, { preventScrollReset: true })
        }
      />
    </div>
  )
  return (
    <ListPage
      list={statusListDefinition}
      rows={rows}
      above={select}
      part={family.value}
      isBusy={state === 'loading'}
    >
      {(shown, { reload, mayChange }) => (
        <VehicleStatusTable
          kind={family.kind}
          caption={`${family.label} and their status on the site`}
          rows={shown}
          mayChange={mayChange}
          onChanged={reload}
        />
      )}
    </ListPage>
  )
}

const statusListDefinition: ListPageDefinition<VehicleStatusRow> = {
  title: 'Manage Vehicles',
  may: 'vehicles.edit',
  search: {
    label: 'Search models',
    words: ({ name }) => name,
    nothing: (search) => `No model matches “${search}”.`,
    sorts: [
      { key: 'site', label: 'Default order', compare: () => 0 },
      { key: 'name', label: 'Name', compare: (a, b) => a.name.localeCompare(b.name) },
      {
        key: 'service',
        label: 'Service and spares only first',
        compare: (a, b) => +a.isOnSale - +b.isOnSale,
      },
      { key: 'off', label: 'Inactive first', compare: (a, b) => +a.isActive - +b.isActive },
    ],
  },
  empty: 'There are no models of this type yet.',
}
