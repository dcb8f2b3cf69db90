import type { ReactNode } from 'react'

type MetricColumn = { label: string; isText?: boolean }
type MetricRow = { key: string; cells: readonly ReactNode[] }

/** A table of right-aligned numbers. On a narrow screen it scrolls horizontally. */
export function MetricTable({
  title,
  columns,
  rows,
  foot,
}: {
  title: string
  columns: readonly MetricColumn[]
  rows: readonly MetricRow[]
  foot?: readonly ReactNode[] | undefined
}) {
  return (
    <div
      // Lets keyboard users scroll the region.
      tabIndex={0}
      role="group"
      aria-label={title}
      className="overflow-x-auto"
    >
      <table className="w-full border-hairline border-t text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-quiet">
            {columns.map(({ label, isText }) => (
              <th
                key={label}
                scope="col"
                className={`border-hairline border-b py-2 pr-2 font-normal last:pr-0 sm:pr-3 ${isText ? 'text-left' : 'text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Cells key={key} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot className="font-semibold">
            <Cells cells={foot} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Cells({ cells: [first, ...rest] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th
        scope="row"
        className="min-w-20 border-hairline border-b py-1.5 pr-3 sm:min-w-28 text-left font-normal in-[tfoot]:font-semibold"
      >
        {first}
      </th>
      {rest.map((cell, index) => (
        <td
          key={index}
          className="whitespace-nowrap border-hairline border-b py-1.5 pr-2 text-right tabular-nums last:pr-0 sm:pr-3"
        >
          {cell}
        </td>
      ))}
    </tr>
  )
}
