import { Fragment, type ReactNode } from 'react'
import { onRoadPriceIn } from '#app/catalogue/pricing/charges/on-road-words.ts'
import { ApproximateMark } from '#app/catalogue/vehicles/approximate-mark.tsx'
import { ColourSwatch } from '#app/catalogue/vehicles/colour-swatch.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import {
  comparePath,
  modelDetailPath,
  onRoadPricePath,
  testRidePath,
} from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { PriceOrDiscontinued } from '#app/catalogue/vehicles/price-or-discontinued.tsx'
import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { X } from '#app/ui/icons/x.ts'
import { BetterMark } from './better-mark.tsx'
import * as words from './compare-words.ts'
import type { ComparedModel, Comparison } from './present-comparison.server.ts'

/** Two or three models side by side. On a phone the label is above the values. */
export function CompareTable({
  models,
  groups,
  place,
}: Pick<Comparison, 'models' | 'groups'> & {
  /** Place of the on-road prices, if there are any. */
  place: string | undefined
}) {
  const names = models.map(({ bikeName }) => bikeName)
  return (
    <table data-columns={models.length} className="compare mt-6 w-full table-fixed text-left">
      <caption className="sr-only">
        {words.sideBySide(models.map(({ name }) => name).join(', '))}
      </caption>
      <thead className="sticky top-16 z-10 bg-ground">
        <tr>
          <td />
          {models.map((model) => (
            <th key={model.id} scope="col" className="relative px-2 pb-3 align-bottom font-normal">
              <ModelIcon
                icon={model.icon}
                sizes={sizes[models.length - 1] ?? '208px'}
                isInView
                className="h-auto w-full max-w-52 max-md:max-w-28 max-md:pr-4"
              />
              <Link
                to={modelDetailPath(model)}
                state={{ bikeName: model.bikeName }}
                className="wrap-anywhere inline-flex min-h-11 min-w-11 items-center font-bold leading-tight hover:text-signal-text md:text-lg"
              >
                {model.name}
              </Link>
              {models.length > 1 && (
                <Link
                  to={comparePath(names.filter((name) => name !== model.bikeName))}
                  preventScrollReset
                  aria-label={words.takeOut(model.name)}
                  className="absolute top-0 right-0 grid size-11 place-items-center text-quiet hover:text-ink"
                >
                  <X aria-hidden className="size-4" />
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <CompareRow label={words.exShowroom} models={models} className="figure md:text-xl">
          {(model) => (
            <>
              <PriceOrDiscontinued model={model} />
              {model.isCheaper && <BetterMark />}
            </>
          )}
        </CompareRow>
        {models.some(({ isOnSale }) => isOnSale) && (
          <CompareRow
            label={place === undefined ? words.onRoadPrice : onRoadPriceIn(place)}
            models={models}
          >
            {(model) => (
              <>
                {model.onRoad && (
                  <span className="figure block md:text-xl">
                    <ModelPrice
                      amount={model.onRoad.total}
                      isApproximate={model.onRoad.isApproximate}
                    />
                    {model.isCheaperOnRoad && <BetterMark />}
                  </span>
                )}
                <OnRoadPriceLink model={model} />
              </>
            )}
          </CompareRow>
        )}
        {models.some(({ monthly }) => monthly) && (
          <CompareRow label={words.month} models={models} className="tabular-nums">
            {({ monthly }) => (monthly ? formatRupees(monthly) : '–')}
          </CompareRow>
        )}
        {models.some(({ cover }) => cover) && (
          <CompareRow label={words.warranty} models={models} className="tabular-nums">
            {({ cover }) =>
              cover ? (
                <>
                  {words.cover(cover.years, groupIndianDigits(cover.km))}
                  {cover.isLonger && <BetterMark />}
                </>
              ) : (
                '–'
              )
            }
          </CompareRow>
        )}
        <CompareRow label={words.tryIt} models={models}>
          {(model) => <TestRideLink model={model} />}
        </CompareRow>
        <CompareRow label={words.colours} models={models}>
          {({ colours }) => <ColourSwatches colours={colours} />}
        </CompareRow>
        {groups.map(({ title, rows, isSame: isGroupSame }) => (
          <Fragment key={title}>
            <tr className={`group-row ${isGroupSame ? 'is-same' : ''}`}>
              <th scope="colgroup" colSpan={models.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells, isSame }) => (
              <tr key={label} className={isSame ? 'is-same' : undefined}>
                <th scope="row">{label}</th>
                {models.map(({ id }, index) => {
                  const cell = cells[index]
                  return (
                    <td key={id}>
                      {cell?.text ?? '–'}
                      {cell?.unsure && <ApproximateMark isFigure={cell.unsure === 'figure'} />}
                      {cell?.isBetter && <BetterMark />}
                    </td>
                  )
                })}
              </tr>
            ))}
          </Fragment>
        ))}
        <CompareRow label={words.tryIt} models={models}>
          {(model) => <TestRideLink model={model} />}
        </CompareRow>
      </tbody>
    </table>
  )
}

function CompareRow({
  label,
  models,
  className,
  children,
}: {
  label: string
  models: readonly ComparedModel[]
  className?: string
  children: (model: ComparedModel) => ReactNode
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {models.map((model) => (
        <td key={model.id} className={className}>
          {children(model)}
        </td>
      ))}
    </tr>
  )
}

/** Icon sizes for one, two and three models. */
const sizes = [
  '(min-width: 768px) 208px, 96px',
  '(min-width: 768px) 208px, 96px',
  '(min-width: 1024px) 208px, (min-width: 768px) 21vw, 24vw',
]

/** Leads to the lines of a known price; otherwise the buyer asks for it. */
function OnRoadPriceLink({ model }: { model: ComparedModel }) {
  const { name, bikeName, isOnSale, onRoad } = model
  if (!isOnSale) return '–'
  const [ask, which] = onRoad ? words.lineByLine(name) : words.askOnRoad(name)
  return (
    <Link
      to={onRoad ? `${modelDetailPath(model)}#on-road-price` : onRoadPricePath(bikeName)}
      className="link inline-flex min-h-11 min-w-11 items-center"
    >
      {ask}
      <span className="sr-only">{which}</span>
    </Link>
  )
}

function TestRideLink({ model: { name, bikeName, isOnSale } }: { model: ComparedModel }) {
  if (!isOnSale) return '–'
  const [testRide, which] = words.testRide(name)
  return (
    <LinkButton to={testRidePath(bikeName)} size="small">
      {testRide}
      <span className="sr-only">{which}</span>
    </LinkButton>
  )
}

function ColourSwatches({ colours }: Pick<ComparedModel, 'colours'>) {
  return (
    <ul className="grid gap-1.5 text-sm leading-tight">
      {colours.map(({ name, swatch, swatch2 }) => (
        <li key={name} className="flex items-center gap-2">
          <span className="size-4 shrink-0">
            <ColourSwatch swatch={swatch} swatch2={swatch2} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
