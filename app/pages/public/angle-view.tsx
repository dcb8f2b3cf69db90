import { useRef } from 'react'
import { data, redirect } from 'react-router'
import { machinePaintOf } from '#app/catalogue/vehicles/3d-viewer/machine-paint.ts'
import { PicturesOr3dViewer } from '#app/catalogue/vehicles/3d-viewer/pictures-or-3d-viewer.tsx'
import { arModelPaths } from '#app/catalogue/vehicles/augmented-reality/ar-model-address.server.ts'
import { Configurator } from '#app/catalogue/vehicles/configurator/configurator.tsx'
import {
  findConfiguratorData,
  isConfigurable,
  shareMetaOf,
  shortConfigurationUrl,
} from '#app/catalogue/vehicles/configurator/configurator-data.server.ts'
import { listTurntableFrames } from '#app/catalogue/vehicles/list-turntable-frames.server.ts'
import { hasMachineGeometry } from '#app/catalogue/vehicles/machine-geometry.server.ts'
import { listModelChoices } from '#app/catalogue/vehicles/model-choices.server.ts'
import { modelDetailPath, turntablePath } from '#app/catalogue/vehicles/model-paths.ts'
import { redirectFormerName } from '#app/catalogue/vehicles/redirect-former-name.server.ts'
import { NoScriptViews } from '#app/catalogue/vehicles/turntable/no-script-views.tsx'
import { Turntable } from '#app/catalogue/vehicles/turntable/turntable.tsx'
import type { TurntableHandle } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/angle-view'
import * as words from './angle-view-words.ts'

const StaticViewAside = staticHtml(() =>
  import('#app/catalogue/vehicles/turntable/turntable-price-panel.tsx').then(
    (module) => module.TurntablePricePanel,
  ),
)
const StaticModelPicker = staticHtml(() =>
  import('./angle-view-model-picker.tsx').then((module) => module.AngleViewModelPicker),
)

export const handle = { query: ['page', 'variant', 'colour', 'fit', 'before'] }

export const meta: Route.MetaFunction = (args) => {
  const { vehicle, others, head } = { others: undefined, head: undefined, ...args.loaderData }
  const tags = pageMeta(args, {
    title: vehicle ? words.pageTitle(vehicle.name) : words.anyTitle,
    description: vehicle ? words.pageDescription(vehicle.name) : words.anyDescription,
    path: vehicle && turntablePath(vehicle),
    list: others,
    ...head,
  })
  // A shared link opens the exact configuration, but search engines index one page per model.
  return tags.map((tag) => {
    const content = 'property' in tag ? head?.shared[String(tag.property)] : undefined
    return content === undefined ? tag : { ...tag, content }
  })
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { vehicles, pictures } = services
  const found = params.bikeName ? await vehicles.findByName(params.bikeName) : undefined
  if (found?.isActive && params.bikeName) {
    const moved = redirectFormerName(params.bikeName, found, turntablePath, url.search)
    if (moved) throw moved
    const machine = await findConfiguratorData(services, found, url)
    const short = machine && shortConfigurationUrl(machine, url)
    if (short) throw redirect(short)
    const frames = listTurntableFrames(pictures, found)
    // A model without turntable pictures and without options has no view here: redirect to its own
    // page.
    if (frames.length === 0 && !(machine && isConfigurable(machine)))
      throw redirect(modelDetailPath(found))
    const { slug, turntableFolder, ownFrames } = found
    const shown = pick(found, [
      'name',
      'bikeName',
      'isOnSale',
      'price',
      'priceCheckedOn',
      'priceIsApproximate',
    ])
    const vehicle = {
      ...shown,
      hasOwnFrames: ownFrames.length > 0 || turntableFolder === slug,
      hasUploadedFrames: ownFrames.length > 0,
    }
    // The first colour, which the turntable pictures show.
    const [colour] =
      machine || !hasMachineGeometry(slug) ? [] : await vehicles.listColours(found.id)
    const live = colour && {
      slug,
      colour: pick(colour, ['swatch', 'swatch2', 'finish']),
      arModel: arModelPaths(found, [colour])[colour.slug],
    }
    const head = machine && shareMetaOf(machine, url)
    return { vehicle, frames, machine, live, head }
  }
  const others = listModelChoices(await vehicles.listActive(), url.searchParams)
  const status = params.bikeName ? 404 : 200
  return data({ vehicle: undefined, others, gone: found?.name }, { status })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function AngleView({ loaderData, params }: Route.ComponentProps) {
  const turntable = useRef<TurntableHandle>(null)
  if (!loaderData.vehicle)
    return <StaticModelPicker {...loaderData} isNamed={params.bikeName !== undefined} />
  const { vehicle, frames, machine, live } = loaderData
  const head = <AngleViewHeader vehicle={vehicle} views={frames.length} />
  return (
    <section className="turntable-room">
      {machine ? (
        <Configurator
          key={machine.key}
          machine={machine}
          frames={frames}
          hasUploadedFrames={vehicle.hasUploadedFrames}
        >
          {head}
        </Configurator>
      ) : (
        <div className="column grid content-center gap-x-8 pt-6 pb-10 lg:min-h-[calc(100svh-6.75rem)] lg:grid-cols-[minmax(0,1fr)_18rem] lg:py-4">
          <div className="self-end lg:col-start-2">{head}</div>
          <div className="turntable-paper mt-4 max-lg:-mx-(--edge) lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center noscript:hidden">
            <PicturesOr3dViewer
              key={vehicle.bikeName}
              name={vehicle.name}
              slug={live?.slug ?? null}
              paint={machinePaintOf(live?.colour)}
              arModel={live?.arModel}
              turntable={turntable}
              startsAlone={!vehicle.hasUploadedFrames}
            >
              <Turntable name={vehicle.name} frames={frames} handle={turntable} />
            </PicturesOr3dViewer>
          </div>
          <div className="pt-3 lg:col-start-2 lg:pt-6">
            <StaticViewAside model={vehicle} />
          </div>
        </div>
      )}
      <noscript>
        {/* Rendered by the server only: a browser that shows it runs no scripts, so the bundle does not need this code. */}
        {import.meta.env.SSR && <NoScriptViews name={vehicle.name} frames={frames} />}
      </noscript>
    </section>
  )
}

type ShownVehicle = { name: string; hasOwnFrames: boolean }

function AngleViewHeader({ vehicle, views }: { vehicle: ShownVehicle; views: number }) {
  return (
    <>
      <h1 className="headline text-title sm:text-[2rem]">{vehicle.name}</h1>
      {views > 0 && (
        <p className="how-to-turn mt-1 text-quiet text-sm noscript:hidden">
          {words.howToTurn} <span className="of-frames">{words.around(views)}</span>
        </p>
      )}
      {views > 0 && !vehicle.hasOwnFrames && (
        <p className="of-frames text-quiet text-sm">{words.standsIn}</p>
      )}
    </>
  )
}
