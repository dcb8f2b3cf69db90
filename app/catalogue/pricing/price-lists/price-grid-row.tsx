import { memo } from 'react'
import { PlannedPriceNote } from '#app/catalogue/pricing/planned-prices.tsx'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { isSamePriceGridRow, type PriceGridRowData } from './build-price-grid-rows.ts'
import { type PriceListLine, type PriceListName, soldNewLineKey } from './price-list-line.ts'
import * as words from './price-list-words.ts'

type Props = {
  list: PriceListName
  row: PriceGridRowData
  /** Message from the server about this row. */
  note: string | undefined
  /** Must be a stable function, so that memo skips the other rows. */
  onType: (key: string, text: string) => void
  /** Must be a stable function, too. */
  onSoldNew: (line: PriceListLine, isOnSale: boolean) => void
}

/** Memoised, because the table can have thousands of rows. */
export const PriceGridRow = memo(
  PriceGridRowContent,
  (before, after) =>
    isSamePriceGridRow(before.row, after.row) &&
    before.note === after.note &&
    before.onType === after.onType &&
    before.onSoldNew === after.onSoldNew,
)

/** Row with the current price, the new price and the change in per cent. */
function PriceGridRowContent({ list, row, note, onType, onSoldNew }: Props) {
  const { key, line, text, isTyped, isChanged, isOnSale, isAvailabilityChanged, flaw } = row
  const isFirst = line.variant === null
  const [noteId, plannedId] = [`note-${key}`, `planned-${key}`]
  const isWrong = flaw !== undefined || note !== undefined
  const mark = isWrong
    ? 'border-bad'
    : isTyped && isChanged
      ? 'border-signal-text'
      : 'border-control'
  return (
    <tr className="align-top">
      <th scope="row" className={`${cellClass} py-2 text-left font-normal`}>
        <span className={isFirst ? 'font-semibold' : 'pl-4 md:pl-6'}>
          {isFirst ? line.name : line.detail}
        </span>
        {isFirst && line.detail !== '' && (
          <span className="text-quiet text-sm max-md:block md:ml-2">{line.detail}</span>
        )}
        {isFirst && !line.isOnSale && (
          <span className="ml-2 text-quiet text-sm">{words.serviceOnly}</span>
        )}
        {isFirst && !line.isActive && (
          <span className="ml-2 text-quiet text-sm">{words.notOnSite}</span>
        )}
        <span
          className={`block text-quiet text-sm tabular-nums md:hidden ${isFirst ? '' : 'pl-4'}`}
        >
          {line.price > 0 && words.was(formatRupeesExact(line.price))}
        </span>
        {isFirst && list === 'prices' && (
          <label
            className={`flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm md:min-h-8 ${isAvailabilityChanged ? 'font-semibold' : 'text-quiet'}`}
          >
            <input
              type="checkbox"
              name={soldNewLineKey(line.id)}
              checked={isOnSale}
              aria-label={words.isSoldNew(line.name)}
              onChange={(event) => onSoldNew(line, event.target.checked)}
              className="size-5 shrink-0 accent-(--signal-text)"
            />
            {isAvailabilityChanged
              ? words.willBe[isOnSale ? 'on-sale' : 'service-only']
              : words.soldNew}
          </label>
        )}
      </th>
      <td className={`${cellClass} py-2 text-right tabular-nums max-md:hidden`}>
        {line.price > 0 && formatRupeesExact(line.price)}
      </td>
      <td className={`${cellClass} py-1`}>
        <div className="items-center gap-3 md:flex">
          <input
            name={key}
            inputMode={list === 'prices' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            value={text}
            aria-label={words.cellLabel(line.name, line.detail)}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${noteId} ${plannedId}`}
            onChange={(event) => onType(key, event.target.value)}
            onFocus={(event) => event.target.select()}
            className={`h-11 w-full rounded-control border bg-surface px-2 text-right text-base tabular-nums md:h-9 md:w-32 md:shrink-0 ${mark} ${isTyped && isChanged ? 'border-2 font-semibold' : isChanged ? 'text-quiet italic' : ''}`}
          />
          <span
            id={noteId}
            className="block min-w-0 text-sm leading-tight max-md:mt-1 max-md:text-right"
          >
            <PriceRowNote list={list} row={row} note={note} />
          </span>
        </div>
        <span id={plannedId} className="block max-md:text-right">
          <PlannedPriceNote id={line.id} variant={line.variant} />
        </span>
      </td>
    </tr>
  )
}

function PriceRowNote({ list, row, note }: Pick<Props, 'list' | 'row' | 'note'>) {
  const { flaw, isChanged, isTyped, isJump, percent } = row
  if (flaw !== undefined) return <span className="text-bad">{words.flaws[flaw][list]}</span>
  if (note !== undefined) return <span className="text-bad">{note}</span>
  if (!isChanged) return null
  return (
    <>
      <span className="font-semibold tabular-nums">{words.moved(percent)}</span>{' '}
      {isTyped ? (
        isJump && <span className="text-warn">{words.isJump}</span>
      ) : (
        <span className="text-quiet">{words.movesAlong}</span>
      )}
    </>
  )
}

const cellClass = 'border-hairline border-b px-2 md:px-3'
