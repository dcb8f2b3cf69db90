import { formatRupees, formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './quotation-page-words.ts'
import type { QuotationLine } from './quotation-schema.ts'

type Props = {
  lines: readonly QuotationLine[]
  total: number
  /** Smaller, for a dialog and for the desk. */
  isDense?: boolean
  /** Heading of the lines on each printed page. */
  printed?: string
}

/** The chosen lines of a quotation with their reasons, and the total. */
export function QuotationLines({ lines, total, isDense = false, printed }: Props) {
  const space = isDense ? 'py-1.5' : 'py-3 print:py-0.5'
  return (
    <table className="w-full border-hairline border-t">
      <caption className="sr-only">{words.lines}</caption>
      <thead
        className={`sr-only ${printed === undefined ? '' : 'print:not-sr-only print:table-header-group'}`}
      >
        <tr>
          <th scope="col" className="print:py-1 print:text-left">
            <span className={printed === undefined ? '' : 'print:hidden'}>{words.line}</span>
            {printed !== undefined && <span className="hidden print:inline">{printed}</span>}
          </th>
          <th scope="col" className="print:py-1 print:text-right">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ isChosen }) => isChosen)
          .map((line) => (
            <tr key={line.key} className="border-hairline border-b align-top">
              <th scope="row" className={`pr-4 text-left font-normal ${space}`}>
                <span className={isDense ? '' : 'font-semibold'}>{line.label}</span>
                <span className="block text-quiet text-sm print:text-xs">
                  {isDense ? line.reason : <LineFacts line={line} />}
                </span>
              </th>
              <td className={`whitespace-nowrap text-right tabular-nums ${space}`}>
                <LineAmount line={line} />
              </td>
            </tr>
          ))}
      </tbody>
      {/* A footer would repeat the total on each printed page. */}
      <tfoot className="print:table-row-group print:break-before-avoid">
        <tr className="align-top font-bold">
          <th scope="row" className={`pr-4 text-left ${space}`}>
            {labelOfTotal(lines)}
          </th>
          <td className={`whitespace-nowrap text-right tabular-nums ${space}`}>
            {formatRupees(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The amount after an exchange is not the price of the vehicle on the road. */
const labelOfTotal = (lines: readonly Pick<QuotationLine, 'key'>[]): string =>
  lines.some(({ key }) => key === 'extra.exchange') ? words.toPay : words.total

type AmountProps = { line: { rupees: number; toConfirm?: boolean | undefined } }

/** A line without its reason, in a list. */
export function LineItem({ line }: { line: AmountProps['line'] & { label: string } }) {
  return (
    <li className="flex justify-between gap-4 border-hairline border-b py-2">
      {line.label}{' '}
      <span className="whitespace-nowrap tabular-nums">
        <LineAmount line={line} />
      </span>
    </li>
  )
}

/** The amount of a line, with ≈ until the dealership has confirmed it. */
function LineAmount({ line: { rupees, toConfirm } }: AmountProps) {
  return (
    <>
      {toConfirm && <abbr title={words.notConfirmed}>≈ </abbr>}
      {formatSignedRupees(rupees)}
    </>
  )
}

/** The reason and the notes, each on its own line; in print as sentences after each other. */
function LineFacts({ line: { reason, note, toConfirm } }: { line: QuotationLine }) {
  const facts = [reason, note, toConfirm && words.notConfirmed].filter((it) => it)
  return facts.map((fact) => (
    <span key={String(fact)} className="block print:inline">
      {fact}
      {facts.length > 1 && !/[.!?]$/.test(String(fact)) && '.'}{' '}
    </span>
  ))
}
