import type { PriceOffer } from '#app/catalogue/vehicles/on-road-price/price-offer.ts'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import { RiderFit } from '../rider/rider-fit.tsx'
import { AccessoriesSection } from './accessories-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { EverydayComparisonsSection } from './everyday-comparisons-section.tsx'
import { FeatureSections } from './feature-sections.tsx'
import { IntroSection } from './intro-section.tsx'
import type { ModelPageSectionsData } from './load-model-page-sections.server.ts'
import { PriceSection } from './price-section.tsx'
import { SectionFrame } from './section-frame.tsx'
import { SimilarModelsSection } from './similar-models-section.tsx'
import { TestRideBanner } from './test-ride-banner.tsx'
import { ViewsSection } from './views-section.tsx'
import { WarrantyAndServiceSection } from './warranty-and-service-section.tsx'
import * as words from './words.ts'

/**
 * All sections of a model's page, from introduction to test ride. Sections without data are left
 * out, and so are price and test ride if the model is not on sale.
 */
export function ModelPageSections({
  story,
  offer,
  variant,
  colour,
}: {
  story: ModelPageSectionsData
  /** On-road prices; undefined if the dealer publishes none. */
  offer?: PriceOffer | undefined
  /** The chosen variant and the slug of its colour; undefined until the visitor chooses. */
  variant?: Variant | undefined
  colour?: string | undefined
}) {
  const { model } = story
  const chosen = { variant: variant?.name, colour }
  return (
    <>
      <IntroSection model={model} />
      {story.rider && (
        <SectionFrame title={words.fits}>
          <RiderFit model={model} rider={story.rider} />
        </SectionFrame>
      )}
      <ViewsSection model={model} views={story.views} chosen={chosen} />
      <FeatureSections features={story.features} />
      <EverydayComparisonsSection model={model} scales={story.scales} />
      <ColoursSection model={model} colours={story.colours} />
      {model.isOnSale && (
        <PriceSection model={model} loan={story.loan} offer={offer} chosen={chosen} />
      )}
      <AccessoriesSection
        model={model}
        accessories={story.accessories}
        count={story.accessoryCount}
      />
      <WarrantyAndServiceSection care={story.care} />
      <SimilarModelsSection
        model={model}
        price={variant?.price ?? model.price}
        rivals={story.rivals}
      />
      {model.isOnSale && <TestRideBanner model={model} ride={story.ride} chosen={chosen} />}
    </>
  )
}
