import { type ReactNode, useState } from 'react'
import { EmiLink } from '#app/catalogue/finance/emi-link.tsx'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { LargePrice } from '#app/catalogue/vehicles/large-price.tsx'
import { modelNameBesidePictureClass } from '#app/catalogue/vehicles/model-name-size.ts'
import { brochurePath, turntablePath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import { buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { BookTestRideForm } from './book-test-ride-form.tsx'
import { chooseColour, chooseVariant, firstVariantAndColour } from './match-variant-and-colour.ts'
import { ModelColourPicture } from './model-colour-picture.tsx'
import type { PageColour, PageModel } from './present-page-model.ts'
import * as words from './words.ts'

const StaticDiscontinuedNotice = staticHtml(() =>
  import('./discontinued-notice.tsx').then((module) => module.DiscontinuedNotice),
)

/** Both are undefined until the visitor chooses. */
export type OverviewChoice = { variant: Variant | undefined; colour: string | undefined }

/** The first tab: the model in its colours, its price and the test ride, then the sections. */
export function OverviewPanel({
  model,
  colours,
  loan,
  variant: asked,
  onVariant,
  monthly,
  children,
}: {
  model: PageModel
  colours: readonly PageColour[]
  loan: LoanTerms | null
  /** The variant from the address. */
  variant: Variant | undefined
  onVariant: (variant: Variant | undefined) => void
  /** On-road price and monthly instalment of the variant. */
  monthly: ReactNode
  /** Renders the sections for the chosen variant and colour. */
  children: (chosen: OverviewChoice) => ReactNode
}) {
  const { name, variants, price, priceCheckedOn, priceIsApproximate, note } = model
  const [first] = useState(() => firstVariantAndColour(variants, colours))
  const [chosen, setChosen] = useState(() => (asked ? chooseVariant(asked, first, colours) : first))
  const choose = (next: typeof chosen) => {
    setChosen(next)
    if (next.variant !== variant) onVariant(next.variant)
  }
  const { variant, colour } = chosen
  const [brochure, asPdf] = words.brochure
  const isChosen = model.isOnSale && chosen !== first
  const isBase = !variant || variant.difference === 0
  return (
    <>
      <div className="stage-beside">
        <ModelColourPicture
          model={model}
          colours={colours}
          chosen={colour}
          variant={model.isOnSale ? variant : undefined}
          onChoose={(paint) => choose(chooseColour(paint, chosen, { variants, colours }))}
        />
        <div className="column stage-words">
          <h1 className={`headline ${modelNameBesidePictureClass(name)}`}>{name}</h1>
          {model.isOnSale && (
            <div className="mt-1.5 lg:mt-4" aria-live="polite">
              <LargePrice
                prefix={isBase ? words.startFrom : variant.name}
                price={variant?.price ?? price}
                isApproximate={priceIsApproximate}
                checkedOn={priceCheckedOn}
              />
              <ApproximatePriceNote of={[model]} className="mt-1" />
            </div>
          )}
          {model.isOnSale && monthly}
          {note && <p className="mt-3 border-warn border-l-3 pl-3 text-quiet text-sm">{note}</p>}
          {model.isOnSale ? (
            <BookTestRideForm
              model={model}
              variant={variant}
              colour={colour}
              isChosen={isChosen}
              onVariant={(it) => choose(chooseVariant(it, chosen, colours))}
            />
          ) : (
            <StaticDiscontinuedNotice kind={model.kind} bikeName={model.bikeName} />
          )}
          <div className="stage-links">
            {model.isOnSale && (
              <EmiLink
                loan={loan}
                model={{ name, price, priceIsApproximate, ...model.financed[variant?.name ?? ''] }}
                className={buttonClassName({ size: 'tight' })}
              >
                {words.emi}
              </EmiLink>
            )}
            {model.turns && (
              <LinkButton
                to={turntablePathOf(model, variant)}
                state={{ bikeName: model.bikeName }}
                size="tight"
              >
                {words.angleView}
              </LinkButton>
            )}
            <a
              href={brochurePath(model)}
              target="_blank"
              rel="noopener"
              className={buttonClassName({ size: 'tight' })}
            >
              {brochure}
              <span className="sr-only">{asPdf}</span>
            </a>
          </div>
        </div>
      </div>
      {children({
        variant: isChosen ? variant : undefined,
        colour: isChosen ? colour?.slug : undefined,
      })}
    </>
  )
}

/** Returns the path of the 360° page; the first variant has no query. */
function turntablePathOf(model: PageModel, variant: Variant | undefined): string {
  const isPlain = !model.isOnSale || !variant || variant.difference === 0
  const query = isPlain ? '' : `?${new URLSearchParams({ variant: variant.name })}`
  return turntablePath(model) + query
}
