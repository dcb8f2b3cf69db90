import { financedPrice, monthlyOf } from '#app/catalogue/finance/financed-price.ts'
import { formatLoanTerms } from '#app/catalogue/finance/format-loan-terms.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { MonthlyPrice } from '#app/catalogue/finance/monthly-price.tsx'
import {
  ExShowroom,
  ListedOnRoadPrice,
  type WithOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { OnRoadPriceNote } from '#app/catalogue/pricing/charges/on-road-price-note.tsx'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { testRidePath } from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { VehicleLink } from '#app/catalogue/vehicles/vehicle-link.tsx'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import type { HomeTexts } from './home-content.ts'
import * as words from './words.ts'

/** Two sentences about the dealer, and three models. On a phone, the models are rows. */
export function AboutTeaser({
  texts,
  models,
  place,
  loan,
}: {
  texts: HomeTexts['about']
  place: string | undefined
  models: readonly TeaserModel[]
  loan: LoanTerms | null
}) {
  return (
    <section className="border-hairline border-t bg-surface">
      <div className="column py-12 md:py-20">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-[58ch]">
            <h2 className="headline text-2xl md:text-3xl">{texts.title}</h2>
            <p className="mt-4 text-quiet">{texts.text}</p>
          </div>
          <LinkButton to="/about">{texts.button}</LinkButton>
        </div>
        <ul aria-label={words.threeModels} className="mt-8 sm:mt-10 sm:grid sm:grid-cols-3">
          {models.map((model) => (
            <li key={model.id} className="border-hairline max-sm:border-t max-sm:py-4">
              <TeaserModelCard model={model} loan={loan} />
            </li>
          ))}
        </ul>
        <ApproximatePriceNote of={models} className="mt-6" />
        <OnRoadPriceNote of={models} place={place} />
      </div>
    </section>
  )
}

type TeaserModel = Pick<
  Vehicle,
  'id' | 'name' | 'bikeName' | 'price' | 'priceIsApproximate' | 'icon'
> &
  WithOnRoadPrice

function TeaserModelCard({ model, loan }: { model: TeaserModel; loan: LoanTerms | null }) {
  const financed = financedPrice(model)
  const [details, ofModel] = words.details(model.name)
  const [testRide, onModel] = words.testRide(model.name)
  return (
    <article className="grid grid-cols-[2fr_3fr] items-center gap-x-4 sm:block sm:px-4 sm:text-center">
      <ModelIcon
        icon={model.icon}
        ground="surface"
        sizes="(min-width: 1376px) 384px, (min-width: 640px) calc(31vw - 32px), calc(37vw - 16px)"
        className="mx-auto h-auto w-full max-w-96"
      />
      <div>
        <h3 className="headline text-xl sm:mt-2">{model.name}</h3>
        <p className="mt-1 text-sm tabular-nums sm:mt-2 lg:text-base">
          {/* With its name, the price needs the whole line on narrow screens. */}
          <span className={model.onRoad && 'max-lg:sr-only'}>{words.from}</span>
          <span className={model.onRoad && 'font-semibold'}>
            <ModelPrice amount={model.price} isApproximate={model.priceIsApproximate} />
          </span>
          {model.onRoad && <ExShowroom />}
        </p>
        {model.onRoad && (
          <p className="text-sm tabular-nums lg:text-base">
            <ListedOnRoadPrice price={model.onRoad} />
          </p>
        )}
        <MonthlyPrice
          model={{ name: model.name, ...financed }}
          loan={loan}
          monthly={monthlyOf(model, loan)}
          terms={loan ? formatLoanTerms(loan, undefined, financed.isOnRoad) : undefined}
        />
        <p className="mt-1 flex flex-wrap gap-x-6 sm:justify-center">
          <VehicleLink bikeName={model.bikeName} className="link inline-flex min-h-11 items-center">
            {details}
            <span className="sr-only">{ofModel}</span>
          </VehicleLink>
          <Link
            to={testRidePath(model.bikeName)}
            className="link inline-flex min-h-11 items-center"
          >
            {testRide}
            <span className="sr-only">{onModel}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
