import { useEffect } from 'react'
import { data, redirect, useLocation, useNavigate } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { type Picture, pictureUrl, plainUrl } from '#app/media/picture.ts'
import { pick } from '#app/shapes/pick.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { still } from '#app/ui/still.tsx'
import { carriedName } from '#app/vehicles/carried-name.ts'
import { type Choice, choicesOf } from '#app/vehicles/choices.server.ts'
import { framesOf } from '#app/vehicles/frames.server.ts'
import type { ListPage } from '#app/vehicles/list-page.ts'
import { ListPages } from '#app/vehicles/list-pages.tsx'
import { MachineIcon } from '#app/vehicles/machine-icon.tsx'
import { movedTo } from '#app/vehicles/old-name.server.ts'
import { anglePath, detailPath } from '#app/vehicles/paths.ts'
import { Turntable } from '#app/vehicles/turntable/turntable.tsx'
import type { Route } from './+types/angle-view'
import * as words from './angle-view-words.ts'

const Beside = still(() =>
  import('#app/vehicles/turntable/beside-turntable.tsx').then((module) => module.BesideTurntable),
)

export const handle = { query: ['page'] }

export const meta: Route.MetaFunction = (args) => {
  const name = args.loaderData?.vehicle?.name
  return pageMeta(args, {
    title: name ? words.pageTitle(name) : words.anyTitle,
    description: name ? words.pageDescription(name) : words.anyDescription,
    list: args.loaderData && 'others' in args.loaderData ? args.loaderData.others : undefined,
  })
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { vehicles, pictures } = context.get(servicesContext)
  const found = params.bikeName ? await vehicles.findByName(params.bikeName) : undefined
  if (found?.isActive && params.bikeName) {
    const moved = movedTo(params.bikeName, found, anglePath, url.search)
    if (moved) throw moved
    const frames = framesOf(pictures, found)
    // A machine that nobody has turned yet is seen on its own page.
    if (frames.length === 0) throw redirect(detailPath(found))
    const { slug, turntableFolder, ownFrames } = found
    const shown = pick(found, [
      'name',
      'bikeName',
      'hasDetails',
      'price',
      'priceCheckedOn',
      'priceIsApproximate',
    ])
    const vehicle = { ...shown, hasOwnFrames: ownFrames.length > 0 || turntableFolder === slug }
    return { vehicle, frames }
  }
  const others = choicesOf(await vehicles.listActive(), url.searchParams)
  const status = params.bikeName ? 404 : 200
  return data({ vehicle: undefined, others, gone: found?.name }, { status })
}

export default function AngleView({ loaderData, params }: Route.ComponentProps) {
  const carried = carriedName(useLocation().state)
  const chosen = params.bikeName ? undefined : carried
  const navigate = useNavigate()
  useEffect(() => {
    if (chosen) void navigate(`/angle-view/${encodeURIComponent(chosen)}`, { replace: true })
  }, [chosen, navigate])
  if (!loaderData.vehicle) return <ChooseModel {...loaderData} />
  const { vehicle, frames } = loaderData
  return (
    <section className="turntable-room">
      <div className="column grid content-center gap-x-8 pt-6 pb-10 lg:min-h-[calc(100svh-6.75rem)] lg:grid-cols-[minmax(0,1fr)_18rem] lg:py-4">
        <div className="self-end lg:col-start-2">
          <h1 className="headline text-title sm:text-[2rem]">{vehicle.name}</h1>
          <p className="mt-1 text-quiet text-sm noscript:hidden">
            {words.howToTurn(frames.length)}
          </p>
          {!vehicle.hasOwnFrames && <p className="text-quiet text-sm">{words.standsIn}</p>}
        </div>
        <div className="mt-4 max-lg:-mx-(--edge) lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center noscript:hidden">
          <Turntable key={vehicle.bikeName} name={vehicle.name} frames={frames} />
        </div>
        <div className="pt-3 lg:col-start-2 lg:pt-6">
          <Beside model={vehicle} />
        </div>
      </div>
      <noscript>
        {/* Nobody sees these whose browser would have to know how they are drawn. */}
        {import.meta.env.SSR && <StillViews name={vehicle.name} frames={frames} />}
      </noscript>
    </section>
  )
}

/** Without JavaScript: the machine from (up to) eight sides. */
function StillViews({ name, frames }: { name: string; frames: readonly Picture[] }) {
  const every = Math.max(1, Math.floor(frames.length / 8))
  return (
    <ul className="column grid gap-4 pb-12 sm:grid-cols-2">
      {frames
        .filter((_, index) => index % every === 0)
        .map((frame, index) => (
          <li key={frame.base}>
            <picture>
              <source type="image/avif" srcSet={pictureUrl(frame, frame.width, 'avif')} />
              <img
                src={plainUrl(frame)}
                alt={words.view(name, index + 1)}
                width={frame.width}
                height={frame.height}
                loading="lazy"
                className="h-auto w-full"
              />
            </picture>
          </li>
        ))}
    </ul>
  )
}

function ChooseModel({ gone, others }: { gone?: string | undefined; others: ListPage<Choice> }) {
  return (
    <>
      <PageHead title={gone ?? words.unknown}>{gone ? words.notSold : words.whichModel}</PageHead>
      <div className="column pb-24">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
          {others.models.map(({ name, bikeName, icon }) => (
            <li key={bikeName} className="border-hairline border-t">
              <Link
                to={`/angle-view/${bikeName}`}
                state={{ bikeName }}
                className="group block pt-4 font-semibold"
              >
                <MachineIcon
                  icon={icon}
                  sizes="(min-width: 1376px) 302px, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, calc(50vw - 32px)"
                  className="aspect-4/3 w-full object-contain"
                />
                <span className="flex min-h-11 items-center underline-offset-4 group-hover:underline">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <ListPages {...others} />
      </div>
    </>
  )
}
