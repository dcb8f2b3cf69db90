import { useState } from 'react'
import { EmiLink } from '#app/finance/emi-link.tsx'
import { buttonLook, LinkButton } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { KeyFigures } from '#app/vehicles/key-figures.tsx'
import { nameSize } from '#app/vehicles/name-size.ts'
import { anglePath, brochurePath, comparePath } from '#app/vehicles/paths.ts'
import { PriceFigure } from '#app/vehicles/price-figure.tsx'
import { PaintedPicture } from './painted-picture.tsx'
import type { ShownColour, ShownModel } from './shown-model.ts'
import { TestRideForm } from './test-ride-form.tsx'
import * as words from './words.ts'

/** The first tab: the machine in its paints, what it costs, and the way to ride it. */
export function OverviewPanel({
  model,
  colours,
}: {
  model: ShownModel
  colours: readonly ShownColour[]
}) {
  const { name, variants, price, priceCheckedOn, note, description } = model
  const [variant, setVariant] = useState(variants[0])
  const [brochure, asPdf] = words.brochure
  const isBase = !variant || variant.difference === 0
  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,1.55fr)_minmax(24rem,1fr)] lg:pr-[max(0px,50vw-50rem)]">
        <PaintedPicture model={model} colours={colours} />
        <div className="column py-8 lg:max-w-136 lg:px-12 lg:py-12">
          <h1 className={`headline ${nameSize(name)}`}>{name}</h1>
          <p className="mt-4">{description}</p>
          {note && <p className="mt-3 border-warn border-l-3 pl-3 text-quiet text-sm">{note}</p>}
          <div className="mt-6" aria-live="polite">
            <PriceFigure
              prefix={isBase ? words.startFrom : variant.name}
              price={variant?.price ?? price}
              checkedOn={priceCheckedOn}
            />
          </div>
          <TestRideForm model={model} variant={variant} onVariant={setVariant} />
          <div className="mt-3 grid grid-cols-3 gap-2">
            <EmiLink
              model={{ name, price: variant?.price ?? price }}
              className={buttonLook({ size: 'tight' })}
            >
              {words.emi}
            </EmiLink>
            <LinkButton to={anglePath(model)} state={{ bikeName: model.bikeName }} size="tight">
              {words.angleView}
            </LinkButton>
            <a
              href={brochurePath(model)}
              target="_blank"
              rel="noopener"
              className={buttonLook({ size: 'tight' })}
            >
              {brochure}
              <span className="sr-only">{asPdf}</span>
            </a>
          </div>
          <p className="mt-3">
            <Link
              to={comparePath([model.bikeName])}
              className="link inline-flex min-h-11 items-center"
            >
              {words.compare}
            </Link>
          </p>
        </div>
      </div>
      <div className="column lg:border-hairline lg:border-t lg:py-4">
        <KeyFigures model={model} className="border-hairline pb-6 lg:pb-0" />
      </div>
    </>
  )
}
