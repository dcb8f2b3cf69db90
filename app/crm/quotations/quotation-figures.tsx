import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { type DataColumn, DataTable } from '#app/ui/components/data-table.tsx'
import * as words from './quotation-desk-words.ts'
import type { QuotationFigure, QuotationFigures } from './quotation-figures-query.server.ts'

/** Quotations that were sent in a period, by person and by vehicle. */
export function QuotationFiguresSection({ people, vehicles }: QuotationFigures) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="quotation-figures" className="mt-10">
      <h2 id="quotation-figures" className="font-bold text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-quiet">{words.figuresHint}</p>
      <div className="grid gap-8 xl:grid-cols-2">
        <FigureTable caption={words.byPerson} rows={people} />
        <FigureTable caption={words.byVehicle} rows={vehicles} />
      </div>
    </section>
  )
}

function FigureTable({ caption, rows }: { caption: string; rows: readonly QuotationFigure[] }) {
  const columns: readonly DataColumn<QuotationFigure>[] = [
    { key: 'label', label: caption, cell: ({ label }) => label },
    { key: 'sent', label: words.sentCount, cell: ({ sent }) => sent, isNumeric: true },
    { key: 'accepted', label: words.states.accepted, cell: (it) => it.accepted, isNumeric: true },
    { key: 'declined', label: words.states.declined, cell: (it) => it.declined, isNumeric: true },
    {
      key: 'rupees',
      label: words.acceptedTotal,
      cell: ({ acceptedRupees }) => formatRupees(acceptedRupees),
      isNumeric: true,
    },
  ]
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-semibold md:sr-only">{caption}</h3>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        summary={({ label, sent, accepted, declined, acceptedRupees }) => (
          <p className="py-2">
            <strong>{label}</strong>
            <span className="block text-quiet text-sm">
              {words.summary({ sent, accepted, declined, total: formatRupees(acceptedRupees) })}
            </span>
          </p>
        )}
      />
    </div>
  )
}
