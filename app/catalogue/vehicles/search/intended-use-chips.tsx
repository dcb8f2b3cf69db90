import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import * as words from './words.ts'

/**
 * The uses of a kind as chips, and a link to the search page, which also filters by price and
 * engine.
 */
export function IntendedUseChips({
  uses: known,
  chosen,
  kind,
}: {
  /** Uses of the models of this kind. */
  uses: readonly string[]
  chosen: string | undefined
  kind: VehicleKind
}) {
  const uses = Object.keys(words.uses).filter((use) => known.includes(use))
  const options = [undefined, ...uses]
  return (
    <nav aria-label={words.filter} className="flex flex-wrap items-center gap-2">
      {uses.length > 1 &&
        options.map((use) => (
          <Link
            key={use ?? 'all'}
            to={{ search: use ? `?use=${use}` : '' }}
            replace
            preventScrollReset
            aria-current={use === chosen ? 'true' : undefined}
            className={chipClass}
          >
            {use ? words.uses[use] : words.all}
          </Link>
        ))}
      <LinkButton to={`/search?kind=${kind}`} size="small" className="md:ml-auto">
        <SlidersHorizontal aria-hidden className="size-4" />
        {words.moreWays}
      </LinkButton>
    </nav>
  )
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-control px-4 text-sm hover:border-ink ' +
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground'
