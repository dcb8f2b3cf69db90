import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { carriedName } from '#app/catalogue/vehicles/carried-name.ts'
import type { Choice } from '#app/catalogue/vehicles/choices.server.ts'
import type { ListPage } from '#app/catalogue/vehicles/list-page.ts'
import { ListPages } from '#app/catalogue/vehicles/list-pages.tsx'
import { MachineIcon } from '#app/catalogue/vehicles/machine-icon.tsx'
import { anglePath } from '#app/catalogue/vehicles/paths.ts'
import { PageHead } from '#app/site/frame/page-head.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './angle-view-choices-words.ts'

/** None was named, or none of that name is sold: those that turn. */
export function AngleViewChoices({
  isNamed,
  gone,
  others,
}: {
  /** Whether the address names any. */
  isNamed: boolean
  gone: string | undefined
  others: ListPage<Choice>
}) {
  const carried = carriedName(useLocation().state)
  const chosen = isNamed ? undefined : carried
  const navigate = useNavigate()
  useEffect(() => {
    if (chosen) void navigate(anglePath({ bikeName: chosen }), { replace: true })
  }, [chosen, navigate])
  return (
    <>
      <PageHead title={gone ?? words.unknown}>{gone ? words.notSold : words.whichModel}</PageHead>
      <div className="column pb-24">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
          {others.models.map(({ name, bikeName, icon }) => (
            <li key={bikeName} className="border-hairline border-t">
              <Link
                to={anglePath({ bikeName })}
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
