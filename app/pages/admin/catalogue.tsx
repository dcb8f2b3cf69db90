import { useRevalidator } from 'react-router'
import { servicesContext } from '#app/services-context.server.ts'
import { ImportExportPage } from '#app/site/import-export/import-export-page.tsx'
import { presentImportRow } from '#app/site/import-export/present-import.server.ts'
import type { Route } from './+types/catalogue'

export const meta: Route.MetaFunction = () => [{ title: 'Export and import · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { exchange, timeZone } = context.get(servicesContext)
  return { imports: (await exchange.list()).map(presentImportRow), timeZone }
}

export default function ImportExport({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <ImportExportPage {...loaderData} onChanged={() => void revalidate()} />
}
