import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ModelChoice } from '#app/catalogue/vehicles/model-choices.server.ts'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { ModelListPagination } from '#app/catalogue/vehicles/model-list-pagination.tsx'
import { modelNameFromState } from '#app/catalogue/vehicles/model-name-from-state.ts'
import { turntablePath } from '#app/catalogue/vehicles/model-paths.ts'
import type { ModelListPage } from '#app/catalogue/vehicles/paginate-models.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './angle-view-model-picker-words.ts'

/** Lists models with a 360° view if the address names none, or none that is on sale. */
export function AngleViewModelPicker({
  isNamed,
  gone,
  others,
}: {
  /** `true` if the address names a model. */
  isNamed: boolean
  gone: string | undefined
  others: ModelListPage<ModelChoice>
}) {
  const carried = modelNameFromState(useLocation().state)
  const chosen = isNamed ? undefined : carried
  const navigate = useNavigate()
  useEffect(() => {
    if (chosen) void navigate(turntablePath({ bikeName: chosen }), { replace: true })
  }, [chosen, navigate])
  return (
    <>
      <PageHeader title={gone ?? words.unknown}>
        {gone ? words.notSold : words.whichModel}
      </PageHeader>
      <div className="column pb-24">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
          {others.models.map(({ name, bikeName, icon }) => (
            <li key={bikeName} className="border-hairline border-t">
              <Link
                to={turntablePath({ bikeName })}
                state={{ bikeName }}
                className="group block pt-4 font-semibold"
              >
                <ModelIcon
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
        <ModelListPagination {...others} />
      </div>
    </>
  )
}
