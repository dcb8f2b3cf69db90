import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import type { WarrantyTableTerms as Table } from './warranty-content.ts'
import { totalCover, type WarrantyCover } from './warranty-cover.ts'
import * as words from './warranty-table-words.ts'

/** A warranty table: each extension, its total and price. */
export function WarrantyTable({ table }: { table: Table }) {
  const hasPrices = table.extensions.some(({ price }) => price !== undefined)
  return (
    <div className="relative min-w-0">
      <h2 id={tableElementId(table)} className="headline text-2xl">
        {table.heading}
      </h2>
      <p className="mt-2 text-quiet">
        {words.standardCover(table.standard.years, groupIndianDigits(table.standard.km))}
      </p>
      <section
        aria-labelledby={tableElementId(table)}
        // Focusable, because it scrolls horizontally on narrow phones.
        tabIndex={0}
        className="@container mt-5 overflow-x-auto"
      >
        <table className="warranty w-full border-collapse text-right text-xs tabular-nums min-[22.5rem]:text-sm sm:text-base">
          <thead className="label text-quiet">
            <tr className="border-hairline border-b">
              <th scope="col" className="sticky left-0 bg-ground py-3 pr-3 text-left">
                {words.option}
              </th>
              <th scope="col" className={`py-3 pl-2 sm:pl-3 ${hasPrices ? 'max-sm:hidden' : ''}`}>
                {words.standard}
              </th>
              <th scope="col" className="py-3 pl-2 sm:pl-3">
                {words.extended}
              </th>
              <th scope="col" className="py-3 pl-2 sm:pl-3">
                {words.total}
              </th>
              {hasPrices && (
                <th scope="col" className="py-3 pl-2 sm:pl-3">
                  {words.price}
                </th>
              )}
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
                <CoverCell
                  label={words.standard}
                  cover={table.standard}
                  // Hidden on a phone if there are prices; the text above the table has the
                  // standard warranty too.
                  className={hasPrices ? 'text-quiet max-sm:hidden' : 'text-quiet'}
                />
                <CoverCell label={words.extended} cover={extension} sign="+ " />
                <CoverCell
                  label={words.total}
                  cover={totalCover(table.standard, extension)}
                  className="figure"
                />
                {hasPrices && (
                  <td data-label={words.price} className="figure py-4 pl-2 leading-snug sm:pl-3">
                    {extension.price === undefined
                      ? words.askForPrice
                      : formatRupees(extension.price)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function CoverCell({
  label,
  cover,
  sign = '',
  className = '',
}: {
  label: string
  cover: WarrantyCover
  sign?: string
  className?: string
}) {
  return (
    <td data-label={label} className={`py-4 pl-2 sm:pl-3 leading-snug ${className}`}>
      <span className="block whitespace-nowrap">
        {sign}
        {words.years(cover.years)}
      </span>
      <span className="block whitespace-nowrap">
        {sign}
        {words.kilometres(groupIndianDigits(cover.km))}
      </span>
    </td>
  )
}

const tableElementId = (table: Table) => `warranty-${table.heading.toLowerCase()}`
