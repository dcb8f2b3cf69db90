import { ModelList } from '#app/catalogue/editor/model-list.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/models'

export const handle = {}

export const meta: Route.MetaFunction = () => [{ title: 'Manage Models · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { models, timeZone } = context.get(servicesContext)
  const rows = await models.list()
  return { rows: rows.map((row, index) => ({ ...row, id: index + 1 })), timeZone }
}

export default function ManageModels({ loaderData }: Route.ComponentProps) {
  return <ModelList {...loaderData} />
}
