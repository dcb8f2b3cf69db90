import { ApproximateMark } from '#app/catalogue/vehicles/approximate-mark.tsx'
import { isMeasurementText } from '#app/catalogue/vehicles/is-measurement-text.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { PresentedSpecificationRow } from '#app/catalogue/vehicles/present-specifications.ts'
import { filterRowsByVariant } from '#app/catalogue/vehicles/variant-specification-rows.ts'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import { specificationGroups } from '#app/catalogue/vehicles/vehicle.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { Link } from '#app/ui/components/link.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import type { SpecificationsTabData } from './detail-tab-names.ts'
import type { PageModel } from './present-page-model.ts'
import * as words from './specifications-words.ts'

/**
 * Six collapsible groups of specifications. They start open, so that find-in-page and print include
 * every row.
 */
export function SpecificationsPanel({
  model: { name, bikeName, variants },
  part: { specifications: all, sources, checkedOn },
  variant = variants[0],
}: {
  model: PageModel
  part: SpecificationsTabData
  /** The chosen variant; defaults to the first. */
  variant: Variant | undefined
}) {
  const specifications = filterRowsByVariant(all, variant?.name)
  const differ = Object.values(all).some((rows) => rows.some((row) => row.variant !== undefined))
  const hasApproximate = Object.values(specifications).some((rows) =>
    rows.some(({ approximate }) => approximate),
  )
  const groups = specificationGroups.filter(([key]) => specifications[key].length > 0)
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-wrap text-title md:text-3xl">{words.specifications(name)}</h1>
      {differ && (
        <nav aria-label={words.variant} className="mt-4 flex flex-wrap items-center gap-2">
          {variants.map((it) => (
            <Link
              key={it.name}
              to={`${modelDetailPath({ bikeName })}?${new URLSearchParams({ tab: 'specifications', variant: it.name })}`}
              replace
              preventScrollReset
              aria-current={it.name === variant?.name ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-sm hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
            >
              {it.name}
            </Link>
          ))}
        </nav>
      )}
      {hasApproximate && <p className="mt-3 text-quiet text-sm">{words.approximate}</p>}
      <div className="mt-6 gap-x-16 lg:columns-2">
        {groups.map(([key, title]) => (
          <details
            key={key}
            open
            className="group mb-6 break-inside-avoid border-hairline border-t"
          >
            <summary className="flex min-h-14 list-none items-center justify-between font-bold text-lg">
              {title}
              <ChevronDown
                aria-hidden
                className="size-5 text-quiet transition-transform group-open:rotate-180"
              />
            </summary>
            <SpecificationRows rows={specifications[key]} />
          </details>
        ))}
      </div>
      <details className="mt-6 border-hairline border-t text-sm">
        <summary className="flex min-h-12 items-center text-quiet underline">
          {words.sources}
        </summary>
        <ul className="grid max-w-[75ch] gap-1 pb-4 text-quiet">
          <li>{words.checked(formatNonBreakingDay(checkedOn))}</li>
          {sources.map(({ what, source, checkedOn }) => (
            <li key={what}>{words.source(what, source, formatNonBreakingDay(checkedOn))}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function SpecificationRows({ rows }: { rows: readonly PresentedSpecificationRow[] }) {
  return (
    <dl className="@container pb-4">
      {rows.map(({ label, value, approximate, shown = value }) => (
        <div
          key={label}
          className="grid gap-x-4 @min-[15rem]:grid-cols-[2fr_3fr] border-hairline border-t py-2.5 leading-snug first:border-t-0 first:pt-0"
        >
          <dt className="text-quiet">{label}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums">
            {shown}
            {approximate && <ApproximateMark isFigure={isMeasurementText(shown)} />}
            {shown !== value && (
              <span className="mt-0.5 block font-normal text-quiet text-sm">
                {words.asStated(value)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
