import { describeLineReason } from '#app/catalogue/pricing/charges/line-reason-words.ts'
import { isOptionalLine, type SheetLine } from '#app/catalogue/pricing/charges/price-sheet.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './price-form-words.ts'

type Props = {
  lines: readonly SheetLine[]
  /** All lines of the sheet, for the names of those that others depend on. */
  all: readonly SheetLine[]
  isChosen: (key: string) => boolean
}

/** Lines of a price sheet with reason, source and date. Optional ones have a box to tick. */
export function PriceLines({ lines, all, isChosen }: Props) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.key} className="border-hairline border-b py-2">
          {isOptionalLine(line) ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="options"
                value={line.key}
                defaultChecked={isChosen(line.key)}
                data-requires={line.requires}
                data-financed={line.need === 'financed' || undefined}
                className="size-5 shrink-0 accent-(--ink)"
              />
              <NameAndAmount line={line} />
            </label>
          ) : (
            <div className="flex min-h-8 items-center">
              <NameAndAmount line={line} />
            </div>
          )}
          <LineReason line={line} all={all} />
        </li>
      ))}
    </ul>
  )
}

function NameAndAmount({ line: { label, rupees } }: { line: SheetLine }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold leading-tight">{label}</span>
      <span className="figure ml-auto">{formatSignedRupees(rupees)}</span>
    </span>
  )
}

function LineReason({ line, all }: { line: SheetLine; all: readonly SheetLine[] }) {
  const { note, until, why, checkedOn, toConfirm, requires } = line
  const reason = describeLineReason(line, all)
  const required = all.find(({ key }) => key === requires)
  const sentences = [
    reason && `${reason}.`,
    note,
    required && words.onlyWith(required.label),
    until !== undefined && why.is !== 'freeUntil' && words.until(formatNonBreakingDay(until)),
  ].filter((it) => typeof it === 'string' && it !== '')
  return (
    <div className="max-w-[75ch] text-quiet text-sm leading-snug">
      {toConfirm && <p className="font-semibold text-warn">{words.toConfirm}</p>}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {checkedOn !== undefined && <LineSource line={line} checkedOn={checkedOn} />}
    </div>
  )
}

function LineSource({
  line: { source = '', sourceAddress },
  checkedOn,
}: {
  line: SheetLine
  checkedOn: string
}) {
  const [before, after] = words.source(formatNonBreakingDay(checkedOn))
  return (
    <p>
      {before}
      {sourceAddress === undefined ? (
        source
      ) : (
        <a href={sourceAddress} rel="noopener nofollow" target="_blank" className="link">
          {source}
        </a>
      )}
      {after}
    </p>
  )
}
