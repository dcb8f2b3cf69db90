import { useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { SiftBar } from '#app/ui/sift-bar.tsx'
import { type Sort, useSifted } from '#app/ui/use-sifted.ts'
import { type StatusRow, StatusTable } from '#app/vehicles/status/status-table.tsx'
import type { VehicleKind } from '#app/vehicles/vehicle.ts'
import type { Route } from './+types/bikes'

export const meta: Route.MetaFunction = () => [{ title: 'Manage Vehicles · Admin Portal' }]

type Family = { value: string; label: string; kind: VehicleKind }

const bikes: Family = { value: 'bikes', label: 'Bikes', kind: 'bike' }
const families: Family[] = [
  bikes,
  { value: 'scooters', label: 'Scooters', kind: 'scooter' },
  { value: 'ev', label: 'Ev', kind: 'ev' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const type = url.searchParams.get('type')
  const family = families.find(({ value }) => value === type) ?? bikes
  const vehicles = await context.get(servicesContext).vehicles.listAll(family.kind)
  return { family, rows: vehicles.map(({ id, name, isActive }) => ({ id, name, isActive })) }
}

export default function Vehicles({ loaderData: { family, rows } }: Route.ComponentProps) {
  const [, setSearchParams] = useSearchParams()
  const { state } = useNavigation()
  return (
    <>
      <PageHead title="Manage Vehicles" />
      <div className="mb-6 max-w-xs">
        <SelectField
          name="type"
          label="Vehicle type"
          hint="An inactive model leaves every public list; its page says that it is no longer sold here."
          options={families}
          value={family.value}
          onChange={(event) =>
            setSearchParams({ type: event.target.value }, { preventScrollReset: true })
          }
        />
      </div>
      <div
        aria-busy={state === 'loading' || undefined}
        className="transition-opacity duration-200 aria-busy:opacity-50"
      >
        <Rows key={family.value} family={family} initially={rows} />
      </div>
    </>
  )
}

function Rows({ family, initially }: { family: Family; initially: StatusRow[] }) {
  const [rows, setRows] = useState(initially)
  const sifted = useSifted(rows, wordsOf, sorts)
  if (rows.length === 0)
    return <p className="py-10 text-quiet">There is no model of this type in the catalogue.</p>
  return (
    <>
      <SiftBar label="Search models" {...sifted} count={sifted.shown.length} total={rows.length} />
      {sifted.shown.length === 0 && (
        <p className="py-6 text-quiet">No model matches “{sifted.search}”.</p>
      )}
      <StatusTable
        kind={family.kind}
        caption={`${family.label}, and whether they are on the site`}
        rows={sifted.shown}
        onChanged={(changed) =>
          setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)))
        }
      />
    </>
  )
}

const wordsOf = ({ name }: StatusRow) => name
const sorts: [Sort<StatusRow>, ...Sort<StatusRow>[]] = [
  { key: 'site', label: 'As on the site', compare: () => 0 },
  { key: 'name', label: 'Name', compare: (a, b) => a.name.localeCompare(b.name) },
  { key: 'off', label: 'Inactive first', compare: (a, b) => +a.isActive - +b.isActive },
]
