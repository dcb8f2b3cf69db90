import { data } from 'react-router'
import { editorPictureUrls } from '#app/catalogue/editor/editor-picture-urls.server.ts'
import { ModelEditor } from '#app/catalogue/editor/model-editor.tsx'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/model'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${documentName(loaderData?.document)} · Models · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { models, pictures, timeZone } = context.get(servicesContext)
  const found = await models.read(params.slug)
  if (!found) throw data(null, { status: 404 })
  return { ...found, pictures: editorPictureUrls(pictures, found.document), timeZone }
}

export default function EditModelRoute({ loaderData, params }: Route.ComponentProps) {
  const { document, meta: state } = loaderData
  const name = documentName(document)
  const sitePath =
    state.state === 'on' ? modelDetailPath({ bikeName: toBikeName(name) }) : undefined
  return (
    <ModelEditor
      // A new version resets the form, for example after somebody else publishes.
      key={params.slug}
      slug={params.slug}
      {...loaderData}
      meta={state}
      sitePath={sitePath}
    />
  )
}

function documentName(document: Record<string, unknown> | undefined): string {
  return typeof document?.['name'] === 'string' ? document['name'] : ''
}
