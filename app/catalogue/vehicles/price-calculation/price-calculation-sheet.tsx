import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import type { QrCode } from '#app/platform/qr-code/qr-code.server.ts'
import { letterheadLines } from './letterhead-lines.ts'
import type { CalculationGroup, CalculationLine, PriceCalculation } from './price-calculation.ts'
import { printTypeClass } from './print-type-class.ts'
import * as words from './words.ts'

type Props = { calculation: PriceCalculation; dealer: Dealer; code: QrCode | undefined }

/** The calculation as one A4 page. All sizes follow the sheet's own type size. */
export function PriceCalculationSheet({ calculation, dealer, code }: Props) {
  const { vehicle, picture, day, place, holdsUntil, groups, notes, sources } = calculation
  const { otherDay } = calculation
  return (
    <article className={`price-sheet ${printTypeClass(calculation)}`}>
      <header className="flex items-start justify-between gap-[1em] border-ink border-b-2 pb-[0.6em]">
        <div>
          <p className="font-bold text-[1.35em] leading-tight">{dealer.name}</p>
          <address className="mt-[0.2em] text-[0.85em] text-quiet not-italic">
            {letterheadLines(dealer).map((line) => (
              <span key={line} className="block">
                <BreakableLine text={line} />
              </span>
            ))}
          </address>
        </div>
        {code && <CalculationCode code={code} />}
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-[1em]">
        <div className="flex-1 basis-[11em] py-[0.8em]">
          <h1 className="font-bold text-[min(1.6em,8vw)] leading-tight print:text-[1.6em]">
            {words.title(vehicle)}
          </h1>
          <p className="mt-[0.3em]">
            {words.workedOut(day, place)}. <strong>{words.holdsUntil(holdsUntil)}.</strong>
          </p>
          {otherDay !== undefined && (
            <p role="status" className="mt-[0.3em] border-warn border-l-3 pl-[0.6em]">
              {otherDay}
            </p>
          )}
        </div>
        <ResponsivePicture
          picture={picture}
          alt={words.picture(vehicle)}
          sizes="(max-width: 47.99rem) 6rem, 180px"
          isInView
          className="h-[6em] w-auto shrink-0 max-md:h-[4em] print:h-[6em]"
        />
      </div>
      {groups.map((group) => (
        <LineGroup key={group.title} group={group} />
      ))}
      <Total {...calculation} />
      <div className="mt-[0.8em] grid gap-[0.4em]">
        {notes.map((note) => (
          <p key={note} className="last:font-semibold">
            {note}
          </p>
        ))}
      </div>
      <p className="price-brief">{words.withoutReasons}</p>
      {sources.length > 0 && <SourceList sources={sources} />}
    </article>
  )
}

function CalculationCode({ code: { size, path } }: { code: QrCode }) {
  return (
    <figure className="shrink-0 text-center max-md:hidden print:block">
      {/* Always dark on light: many cameras cannot read an inverted QR code. */}
      <svg
        role="img"
        aria-label={words.codeMeans}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="price-code bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className="max-w-[26mm] text-[0.75em] text-quiet leading-tight">
        {words.scan}
      </figcaption>
    </figure>
  )
}

/** An e-mail address can break after its sign. */
function BreakableLine({ text }: { text: string }) {
  const [before = '', after] = text.split('@')
  if (after === undefined) return text
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  )
}

function LineGroup({ group: { title, lines } }: { group: CalculationGroup }) {
  return (
    <section>
      <h2 className="pt-[0.7em] pb-[0.1em] font-semibold text-[0.85em] text-quiet">{title}</h2>
      <dl>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </dl>
    </section>
  )
}

/** On a phone the reason is below label and amount, on paper between them. */
function Line({ line }: { line: CalculationLine }) {
  const { label, reason, source } = line
  return (
    <div className="price-line border-hairline border-t py-[0.3em]">
      <dt className="font-medium">
        {label}
        {source !== undefined && <sup className="ml-[0.2em] text-[0.7em] text-quiet">{source}</sup>}
      </dt>
      <dd className="price-amount tabular-nums">
        {formatSignedRupees(line.rupees, line.isUnconfirmed)}
      </dd>
      {reason !== '' && <dd className="price-reason text-[0.9em] text-quiet">{reason}</dd>}
    </div>
  )
}

function Total({ total }: Pick<PriceCalculation, 'total'>) {
  return (
    <dl className="border-ink border-t-2 border-b-2 py-[0.5em]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-[1em]">
        <dt className="font-bold text-[1.15em]">{total.label}</dt>
        <dd className="ml-auto font-bold text-[1.35em] tabular-nums">
          {formatSignedRupees(total.rupees, total.isUnconfirmed)}
        </dd>
        {total.inWords !== '' && <dd className="basis-full">{total.inWords}</dd>}
      </div>
    </dl>
  )
}

function SourceList({ sources }: Pick<PriceCalculation, 'sources'>) {
  return (
    <section className="price-sources mt-[1em] text-[0.78em] text-quiet">
      <h2 className="font-semibold">{words.sources}</h2>
      <ol className="list-decimal pl-[1.6em]">
        {sources.map(({ text, address }) => (
          <li key={text}>
            {address ? (
              <a href={address} rel="noopener nofollow" className="underline">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
