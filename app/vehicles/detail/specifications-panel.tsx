import { unbrokenDay } from '#app/calendar/shown-day.ts'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { Approximate } from '#app/vehicles/approximate.tsx'
import { isMeasure } from '#app/vehicles/measure.ts'
import type { ShownRow } from '#app/vehicles/show-specifications.ts'
import { specificationGroups } from '#app/vehicles/vehicle.ts'
import type { SpecificationsPart } from './detail-parts.ts'
import * as words from './specifications-words.ts'

/** Six groups that fold; open from the start, so that find-in-page and print see every row. */
export function SpecificationsPanel({
  name,
  part: { specifications, sources, checkedOn },
}: {
  name: string
  part: SpecificationsPart
}) {
  const hasApproximate = Object.values(specifications).some((rows) =>
    rows.some(({ approximate }) => approximate),
  )
  const groups = specificationGroups.filter(([key]) => specifications[key].length > 0)
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-wrap text-title md:text-3xl">{words.specifications(name)}</h1>
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
            <Rows rows={specifications[key]} />
          </details>
        ))}
      </div>
      <details className="mt-6 border-hairline border-t text-sm">
        <summary className="flex min-h-12 items-center text-quiet underline">
          {words.sources}
        </summary>
        <ul className="grid max-w-[75ch] gap-1 pb-4 text-quiet">
          <li>{words.checked(unbrokenDay(checkedOn))}</li>
          {sources.map(({ what, source, checkedOn }) => (
            <li key={what}>{words.source(what, source, unbrokenDay(checkedOn))}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Rows({ rows }: { rows: readonly ShownRow[] }) {
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
            {approximate && <Approximate isFigure={isMeasure(shown)} />}
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
