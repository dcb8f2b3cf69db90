import { EmiLink } from '#app/catalogue/finance/emi-link.tsx'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { MonthlyPrice } from '#app/catalogue/finance/monthly-price.tsx'
import { ListedOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { KeySpecifications } from '#app/catalogue/vehicles/key-specifications.tsx'
import { LargePrice } from '#app/catalogue/vehicles/large-price.tsx'
import { modelNameSizeClass } from '#app/catalogue/vehicles/model-name-size.ts'
import {
  brochurePath,
  modelDetailPath,
  turntablePath,
} from '#app/catalogue/vehicles/model-paths.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { backdropClass } from '#app/media/pictures/backdrop-class.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { ModelPageButton } from './model-page-button.tsx'
import type { ShowcaseModel } from './strip-models.ts'
import * as words from './words.ts'

/** The chosen model in large: name, price, three key specifications and buttons. */
export function ModelShowcase({
  title,
  model,
  place,
  loan,
  terms,
  phone,
}: {
  title: string
  model: ShowcaseModel
  /** Place of the on-road price. */
  place: string | undefined
  loan: LoanTerms | null
  /** The loan terms behind its monthly price, as text. */
  terms: string | undefined
  phone: string
}) {
  const { name, tagline, price, priceCheckedOn, priceIsApproximate, isOnSale } = model
  const [brochure, ofWhich] = words.brochure(name)
  const financed = { name, ...model.financed }
  const why = 'why-no-details'
  return (
    <section
      aria-label={name}
      className={`stage stage-wide on-stage relative flex flex-col overflow-hidden lg:min-h-[min(clamp(42rem,44vw,54rem),100svh-6.75rem)] ${backdropClass(model.hero)}`}
    >
      <div className="column relative z-1 pt-8 lg:pt-14">
        <div className="lg:max-w-[22rem] min-[75rem]:max-w-[26rem]">
          <h1>
            <span className="label block text-on-stage-quiet">{title}</span>{' '}
            <span className={`headline mt-2 block leading-[0.95] ${modelNameSizeClass(name)}`}>
              {name}
            </span>
          </h1>
          <p className="mt-3 text-on-stage-quiet md:text-lg">{tagline}</p>
        </div>
      </div>
      <div className="lg:absolute lg:top-0 lg:max-[75rem]:top-24 lg:right-[max(0px,50vw-52rem)] lg:bottom-26 lg:w-[min(72%,75rem)]">
        <ResponsivePicture
          key={model.id}
          picture={model.hero}
          alt={words.picture(name)}
          sizes="(min-width: 1667px) 1200px, (min-width: 1024px) 72vw, (min-width: 640px) 100vw, 134vw"
          firstFrom="48rem"
          className="stage-machine block aspect-[4/3] w-full object-cover object-[55%_50%] sm:aspect-video lg:aspect-auto lg:h-full"
        />
      </div>
      <div className="column relative grid gap-6 pb-8 lg:flex-1 lg:grid-rows-[1fr_auto] lg:pb-0">
        <div className="lg:max-w-[22rem] min-[75rem]:max-w-[26rem]">
          <div className="lg:mt-8">
            {isOnSale ? (
              <>
                <LargePrice
                  price={price}
                  isApproximate={priceIsApproximate}
                  checkedOn={priceCheckedOn}
                />
                {model.onRoad && (
                  <p className="mt-3 font-semibold tabular-nums">
                    <ListedOnRoadPrice price={model.onRoad} place={place} />
                  </p>
                )}
                <MonthlyPrice
                  key={model.id}
                  model={financed}
                  loan={loan}
                  monthly={model.monthly}
                  terms={terms}
                />
              </>
            ) : (
              <>
                <p className="font-bold text-lg">{vehicleWords.noLongerSold}</p>
                <p id={why} className="mt-1 text-on-stage-quiet text-sm">
                  {words.serviceGoesOn(name, phone)}
                </p>
              </>
            )}
          </div>
          <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.25rem,30%)),1fr))] gap-2">
            <ModelPageButton
              to={modelDetailPath(model)}
              model={model}
              tone="signal"
              className="col-span-full"
              describedBy={why}
            >
              {words.viewDetails}
            </ModelPageButton>
            {isOnSale && (
              <EmiLink model={financed} loan={loan} className={quietButton}>
                {words.emi}
              </EmiLink>
            )}
            <ModelPageButton to={turntablePath(model)} model={model} size="tight" describedBy={why}>
              {words.angleView}
            </ModelPageButton>
            <a href={brochurePath(model)} target="_blank" rel="noopener" className={quietButton}>
              {brochure}
              <span className="sr-only">{ofWhich}</span>
            </a>
          </div>
        </div>
        <KeySpecifications model={model} className="border-on-stage/25 lg:border-t" />
      </div>
    </section>
  )
}

const quietButton = buttonClassName({ tone: 'stage', size: 'tight' })
