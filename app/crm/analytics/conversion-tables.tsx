import { formatDay } from '#app/platform/calendar/format-day.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { Conversion, ConversionCounts } from './conversion-endpoints.ts'
import {
  type ConversionFigureName,
  conversionGroupings,
  listShownFigures,
} from './conversion-figures.ts'
import * as words from './conversion-words.ts'
import { figureListUrl } from './desk-list-url.ts'
import { MetricLink } from './metric-link.tsx'
import { MetricTable } from './metric-table.tsx'
import { flows } from './staff-words.ts'

/** The conversion of a period, with one table for each pipeline and a choice of the grouping. */
export function ConversionTables({ conversion }: { conversion: Conversion }) {
  const { from, to, by, pipelines } = conversion
  return (
    <>
      <p className="max-w-prose text-quiet text-sm">
        {words.counted(formatDay(from), formatDay(to))} {words.groupingMeans[by]}
      </p>
      <nav
        aria-label={words.conversion}
        className="mt-2 mb-4 flex flex-wrap gap-x-1 print:hidden"
        id="conversion"
      >
        {conversionGroupings.map((grouping) => (
          <Link
            key={grouping}
            to={`?${new URLSearchParams({ from, to, by: grouping })}`}
            preventScrollReset
            aria-current={grouping === by ? 'page' : undefined}
            className="flex min-h-11 items-center border-transparent border-b-2 px-3 text-quiet text-sm no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {words.groupings[grouping]}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        {pipelines.map((pipeline) => (
          <section key={pipeline.flow} className="min-w-0">
            <h3 className="mb-2 font-semibold">{flows[pipeline.flow]}</h3>
            <PipelineTable conversion={conversion} pipeline={pipeline} />
          </section>
        ))}
      </div>
      <details className="mt-4 max-w-prose text-quiet text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center underline md:min-h-8">
          {words.definitionsTitle}
        </summary>
        <ul className="list-disc pl-5">
          {words.definitions.map((definition) => (
            <li key={definition}>{definition}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

type Props = { conversion: Conversion; pipeline: Conversion['pipelines'][number] }

function PipelineTable({ conversion: { from, to, by }, pipeline }: Props) {
  const { flow, total, groups } = pipeline
  const names = listShownFigures(flow, by)
  const cells = (counts: ConversionCounts, group?: { by: typeof by; key: string | null }) =>
    names.map((name) => (
      <FigureCell
        key={name}
        name={name}
        counts={counts}
        to={figureListUrl(name, pipeline, { from, to }, group)}
      />
    ))
  return (
    <MetricTable
      title={`${flows[flow]}, ${words.groupings[by]}`}
      columns={[
        { label: words.groups[by], isText: true },
        ...names.map((name) => ({ label: words.figures[name][flow] })),
      ]}
      rows={groups.map(({ key, name, counts }) => ({
        key: key ?? '',
        cells: [key === null ? words.otherGroups[by] : name, ...cells(counts, { by, key })],
      }))}
      foot={groups.length > 1 ? [words.total, ...cells(total)] : undefined}
    />
  )
}

type FigureCellProps = {
  name: ConversionFigureName
  counts: ConversionCounts
  to: string | undefined
}

/** A figure with a link to its list. A success also has its share of the received enquiries. */
function FigureCell({ name, counts, to }: FigureCellProps) {
  const link = <MetricLink count={counts[name]} to={to} />
  if (name !== 'won') return link
  return (
    <>
      {link} <span className="text-quiet">{words.shareOf(counts.won, counts.received)}</span>
    </>
  )
}
