import { grouped } from '#app/money/money.ts'
import { type Cover, type WarrantyTable as Table, totalOf } from './warranty.ts'
import * as words from './words.ts'

/** What each extension adds and what it comes to; figures to the right, years and kilometres apart. */
export function WarrantyTable({ table }: { table: Table }) {
  return (
    <div className="relative min-w-0">
      <h2 id={idOf(table)} className="headline text-2xl">
        {table.heading}
      </h2>
      <p className="mt-2 text-quiet">
        {words.standardCover(table.standard.years, grouped(table.standard.km))}
      </p>
      <section
        aria-labelledby={idOf(table)}
        // Scrolls on its own on narrow phones: reachable by keyboard.
        tabIndex={0}
        className="mt-5 overflow-x-auto"
      >
        <table className="w-full border-collapse text-right text-xs tabular-nums min-[22.5rem]:text-sm sm:text-base">
          <thead className="label text-quiet">
            <tr className="border-hairline border-b">
              <th scope="col" className="sticky left-0 bg-ground py-3 pr-3 text-left">
                {words.option}
              </th>
              <th scope="col" className="py-3 pl-2 sm:pl-3">
                {words.standard}
              </th>
              <th scope="col" className="py-3 pl-2 sm:pl-3">
                {words.extended}
              </th>
              <th scope="col" className="py-3 pl-2 sm:pl-3">
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.extensions.map((extension, index) => (
              <tr key={extension.years} className="border-hairline border-b align-top">
                <th
                  scope="row"
                  className="figure sticky left-0 bg-ground py-4 pr-3 text-left text-lg"
                >
                  {index + 1}
                </th>
                <CoverCell cover={table.standard} className="text-quiet" />
                <CoverCell cover={extension} sign="+ " />
                <CoverCell cover={totalOf(table.standard, extension)} className="figure" />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function CoverCell({
  cover,
  sign = '',
  className = '',
}: {
  cover: Cover
  sign?: string
  className?: string
}) {
  return (
    <td className={`py-4 pl-2 sm:pl-3 leading-snug ${className}`}>
      <span className="block whitespace-nowrap">
        {sign}
        {words.years(cover.years)}
      </span>
      <span className="block whitespace-nowrap">
        {sign}
        {words.kilometres(grouped(cover.km))}
      </span>
    </td>
  )
}

const idOf = (table: Table) => `warranty-${table.heading.toLowerCase()}`
