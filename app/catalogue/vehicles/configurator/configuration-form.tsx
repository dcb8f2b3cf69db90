import type { ReactNode } from 'react'
import { ColourSwatch } from '#app/catalogue/vehicles/colour-swatch.tsx'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { isSameFittingPlace, queryOfConfiguration } from './configure-vehicle.ts'
import type {
  PicturedAccessoryOption,
  PicturedColourOption,
  PicturedOptions,
} from './pictured-options.ts'
import { buildConfigurationQuery, type VehicleConfiguration } from './vehicle-configuration.ts'
import * as words from './words.ts'

type Props = { sold: PicturedOptions; start: VehicleConfiguration }

/**
 * The options of a model as a plain GET form with uncontrolled fields. React renders the form once;
 * `useConfiguration` reads its fields.
 */
export function ConfigurationForm({ sold, start }: Props) {
  return (
    <form autoComplete="off" className="grid gap-6">
      <input
        type="hidden"
        name="before"
        value={buildConfigurationQuery(queryOfConfiguration(start))}
      />
      {sold.variants.length > 1 ? (
        <OptionGroup title={words.variant}>
          <ul className="grid gap-2">
            {sold.variants.map(({ name, price }) => (
              <li key={name}>
                <label className={optionRowClass}>
                  <input
                    type="radio"
                    name="variant"
                    value={name}
                    defaultChecked={name === start.variant}
                    className={optionMarkClass}
                  />
                  <span className={optionTextClass}>{name}</span>
                  <span className="figure">
                    <ModelPrice amount={price} isApproximate={sold.priceIsApproximate} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </OptionGroup>
      ) : (
        <input type="hidden" name="variant" value={start.variant} />
      )}
      <OptionGroup title={words.colour}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
          {sold.colours.map((paint) => (
            <ColourOption
              key={paint.slug}
              paint={paint}
              isChosen={paint.slug === start.colour?.slug}
              isAlone={sold.variants.length > 1}
            />
          ))}
        </ul>
      </OptionGroup>
      {sold.parts.length > 0 && (
        <OptionGroup title={words.accessories}>
          <ul className="grid gap-2">
            {sold.parts.map((part) => (
              <AccessoryOption
                key={part.partNo}
                part={part}
                isChosen={start.parts.some((it) => it.partNo === part.partNo)}
                others={sold.parts.filter((it) => it !== part && isSameFittingPlace(it, part))}
              />
            ))}
          </ul>
        </OptionGroup>
      )}
      <div className="hidden noscript:block in-data-failed:block">
        <p role="alert" className="mb-2 noscript:hidden">
          {words.doesNotFollow}
        </p>
        <Button type="submit" tone="ink" className="w-full">
          {words.update}
        </Button>
      </div>
    </form>
  )
}

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}

function ColourOption({
  paint,
  isChosen,
  isAlone,
}: {
  paint: PicturedColourOption
  isChosen: boolean
  isAlone: boolean
}) {
  const { name, slug, swatch, swatch2, note, variant } = paint
  return (
    <li className="grid">
      <label className={optionRowClass}>
        <input
          type="radio"
          name="colour"
          value={slug}
          defaultChecked={isChosen}
          className="sr-only"
        />
        <span className="size-8 shrink-0">
          <ColourSwatch swatch={swatch} swatch2={swatch2} />
        </span>
        <span className="min-w-11 flex-1 text-sm leading-tight">
          {name}{' '}
          <span className="text-quiet">
            {note} {isAlone && variant !== null && words.onlyAs(variant)}
          </span>
        </span>
      </label>
    </li>
  )
}

function AccessoryOption({
  part,
  isChosen,
  others,
}: {
  part: PicturedAccessoryOption
  isChosen: boolean
  /** Accessories that need the same place. */
  others: readonly PicturedAccessoryOption[]
}) {
  const { partNo, heading, price, picture } = part
  return (
    <li>
      <label className={optionRowClass}>
        <input
          type="checkbox"
          name="fit"
          value={partNo}
          defaultChecked={isChosen}
          className={optionMarkClass}
        />
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes="56px"
          fetchPriority="low"
          className="size-14 shrink-0 rounded-control object-cover"
        />
        <span className={optionTextClass}>
          {heading}
          {others.length > 0 && (
            <span className="mt-0.5 block text-quiet text-sm">
              {words.insteadOf(others.map((it) => it.heading))}
            </span>
          )}
        </span>
        <span className="figure">{formatRupeesExact(Number(price))}</span>
      </label>
    </li>
  )
}

const optionRowClass =
  'flex min-h-14 cursor-pointer flex-wrap items-center gap-3 rounded-control border border-control bg-surface/50 px-3 py-1.5 ' +
  'has-checked:border-ink has-checked:bg-surface has-checked:shadow-[inset_0_0_0_1px_currentColor] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight]'
// With a large font size the price wraps below.
const optionTextClass = 'min-w-24 flex-1 leading-tight'
const optionMarkClass = 'size-5 shrink-0 accent-(--ink)'
