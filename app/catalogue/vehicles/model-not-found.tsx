import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ModelChoice } from './model-choices.server.ts'
import { ModelGrid } from './model-grid.tsx'
import { modelNameFromState } from './model-name-from-state.ts'
import * as words from './model-not-found-words.ts'
import { modelDetailPath } from './model-paths.ts'
import type { ModelListPage } from './paginate-models.ts'
import type { VehicleKind } from './vehicle.ts'

type NotFoundReason =
  | { state: 'unknown'; asked?: string | undefined }
  | { state: 'gone'; name: string; kind: VehicleKind }

/**
 * The page for a missing model: none was named, the name is unknown, or the model is no longer
 * sold. It states the reason and lists all models.
 */
export function ModelNotFound({
  none,
}: {
  none: NotFoundReason & { list: ModelListPage<ModelChoice> }
}) {
  useNameFromState(none.state === 'unknown' && !none.asked)
  return (
    <div className="column py-10 md:py-16">
      <h1 className="headline text-2xl md:text-4xl">
        {none.state === 'gone' ? none.name : words.unknown}
      </h1>
      <p className="mt-4 max-w-[58ch] text-quiet">{notFoundMessage(none)}</p>
      <div className="mt-8">
        <ModelGrid list={none.list} />
      </div>
    </div>
  )
}

function notFoundMessage(none: NotFoundReason): string {
  if (none.state === 'gone') return words.notSold(none.name, none.kind)
  return none.asked ? words.noneCalled(none.asked) : words.noneChosen
}

/** If only the navigation state has the model's name, adds it to the address. */
function useNameFromState(hasNoName: boolean): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const bikeName = hasNoName ? modelNameFromState(state) : undefined
  useEffect(() => {
    if (bikeName) void navigate(modelDetailPath({ bikeName }), { replace: true, state })
  }, [bikeName, navigate, state])
}
