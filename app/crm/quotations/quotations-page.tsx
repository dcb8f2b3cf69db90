import { Form } from 'react-router'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees, formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { type DataColumn, DataTable } from '#app/ui/components/data-table.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import * as words from './quotation-desk-words.ts'
import { type QuotationSection, quotationSections } from './quotation-list-sections.ts'
import type { Quotation } from './quotation-schema.ts'
import { enquiryUrl, useApproval } from './use-approval.tsx'

type Props = {
  rows: readonly Quotation[]
  counts: Readonly<Record<QuotationSection, number>>
  section: QuotationSection
  /** The number that the user looks for, or ''. */
  number: string
}

/** The portal page with the quotations of all enquiries. */
export function QuotationsPage({ rows, counts, section, number }: Props) {
  const mayApprove = useHasCapability()('quotations.approve')
  const approval = useApproval()
  const isWaiting = ({ state }: Quotation) => mayApprove && state === 'waiting'
  const approveButton = (row: Quotation) =>
    isWaiting(row) && (
      <RowActionButton
        disabled={approval.isBusy}
        aria-label={words.approveWhat(row.number)}
        onClick={() => void approval.approve(row)}
      >
        {words.approve}
      </RowActionButton>
    )
  const approvalColumn: DataColumn<Quotation> = {
    key: 'approve',
    label: words.columns.approve,
    cell: approveButton,
    isPinned: true,
  }
  return (
    <>
      <PageHeading title={words.title} />
      <nav
        id="quotation-sections"
        tabIndex={-1}
        aria-label={words.title}
        className="mb-4 flex flex-wrap gap-x-5 gap-y-1"
      >
        {quotationSections.map((it) => (
          <Link
            key={it}
            to={`/admin/quotations?section=${it}`}
            aria-current={it === section && number === '' ? 'page' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline aria-[current=page]:font-bold aria-[current=page]:underline md:min-h-8"
          >
            {words.sections[it]}&nbsp;<span className="text-quiet tabular-nums">{counts[it]}</span>
          </Link>
        ))}
      </nav>
      <Form role="search" className="mb-5 flex max-w-md flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-52">
          <TextField
            key={number}
            name="number"
            type="search"
            label={words.number}
            hint={words.numberHint}
            defaultValue={number}
            maxLength={20}
          />
        </div>
        <Button type="submit" size="small" className="min-h-12">
          {words.find}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <p className="text-quiet">
          {number === '' ? words.sectionEmpty[section] : words.noSuchNumber(number)}
        </p>
      ) : (
        <>
          {number === '' && rows.length < counts[section] && (
            <p className="mb-3 text-quiet">{words.newestOf(rows.length, counts[section])}</p>
          )}
          <DataTable
            caption={words.title}
            columns={rows.some(isWaiting) ? [...columns, approvalColumn] : columns}
            rows={rows}
            rowKey={({ id }) => id}
            summary={(row) => (
              <>
                <QuotationSummary row={row} />
                {approveButton(row)}
              </>
            )}
          />
        </>
      )}
      {approval.dialog}
    </>
  )
}

const nameOf = ({ number, revision }: Quotation) =>
  revision > 1 ? `${number} ${words.revision(revision)}` : number

const differenceOf = ({ difference, checkedOn }: Quotation) => {
  if (difference === null) return checkedOn === null ? '–' : words.notKnown
  return difference === 0 ? words.same : formatSignedRupees(difference)
}

const columns: readonly DataColumn<Quotation>[] = [
  {
    key: 'number',
    label: words.columns.number,
    cell: (row) => (
      <Link to={enquiryUrl(row)} className="font-semibold text-signal-text underline">
        {nameOf(row)}
      </Link>
    ),
  },
  { key: 'vehicle', label: words.columns.vehicle, cell: (it) => `${it.vehicle} ${it.variant}` },
  {
    key: 'total',
    label: words.columns.total,
    cell: ({ total }) => formatRupees(total),
    isNumeric: true,
  },
  {
    key: 'discount',
    label: words.columns.discount,
    cell: ({ discount }) => (discount === 0 ? '–' : formatRupees(discount)),
    isNumeric: true,
  },
  { key: 'state', label: words.columns.state, cell: ({ state }) => words.states[state] },
  { key: 'until', label: words.columns.until, cell: (it) => formatDay(it.validUntil) },
  { key: 'difference', label: words.columns.difference, cell: differenceOf, isNumeric: true },
  { key: 'madeBy', label: words.columns.madeBy, cell: ({ madeBy }) => madeBy },
]

function QuotationSummary({ row }: { row: Quotation }) {
  const facts = [
    words.states[row.state],
    words.validUntil(formatDay(row.validUntil)),
    row.discount > 0 && words.discountOf(formatRupees(row.discount)),
    words.madeBy(row.madeBy),
  ].filter((it) => it !== false)
  return (
    <Link to={enquiryUrl(row)} className="block py-3 no-underline">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold text-signal-text underline">{nameOf(row)}</span>
        <span className="font-semibold tabular-nums">{formatRupees(row.total)}</span>
      </span>
      <span className="block">
        {row.vehicle} {row.variant}
      </span>
      <span className="block text-quiet text-sm">{facts.join(' · ')}</span>
    </Link>
  )
}
