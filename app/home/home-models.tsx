import type { Dealer } from '#app/dealer/facts.ts'
import { formatRupees } from '#app/money/money.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Strip } from '#app/ui/strip.tsx'
import { MachineIcon } from '#app/vehicles/machine-icon.tsx'
import { detailPath, testRidePath } from '#app/vehicles/paths.ts'
import type { Vehicle } from '#app/vehicles/vehicle.ts'
import * as words from './words.ts'

/** The about teaser: who we are in two sentences, and three machines standing on the paper. */
export function HomeModels({ models, dealer }: { models: readonly Vehicle[]; dealer: Dealer }) {
  return (
    <section className="border-hairline border-t bg-surface">
      <div className="column py-12 md:py-20">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-[58ch]">
            <h2 className="headline text-2xl md:text-3xl">{words.soldAndServiced}</h2>
            <p className="mt-4 text-quiet">{words.oneRoof(dealer.name, dealer.address.area)}</p>
          </div>
          <LinkButton to="/about">{words.aboutUs}</LinkButton>
        </div>
        <div className="mt-10">
          <Strip label={words.threeModels} itemClassName="w-full sm:w-1/3">
            {models.map((model) => (
              <ModelOnPaper key={model.id} model={model} />
            ))}
          </Strip>
        </div>
      </div>
    </section>
  )
}

function ModelOnPaper({ model }: { model: Vehicle }) {
  const [details, ofModel] = words.details(model.name)
  const [testRide, onModel] = words.testRide(model.name)
  return (
    <article className="flex h-full flex-col items-center px-4 text-center">
      <MachineIcon
        icon={model.icon}
        ground="surface"
        sizes="(min-width: 1376px) 384px, (min-width: 640px) calc(31vw - 32px), calc(100vw - 72px)"
        className="h-auto w-full max-w-96"
      />
      <h3 className="headline mt-2 text-xl">{model.name}</h3>
      <p className="mt-2 tabular-nums">{words.from(formatRupees(model.price))}</p>
      <p className="mt-1 flex gap-6">
        <Link
          to={detailPath(model)}
          state={{ bikeName: model.bikeName }}
          className="link inline-flex min-h-11 items-center"
        >
          {details}
          <span className="sr-only">{ofModel}</span>
        </Link>
        <Link to={testRidePath(model.bikeName)} className="link inline-flex min-h-11 items-center">
          {testRide}
          <span className="sr-only">{onModel}</span>
        </Link>
      </p>
    </article>
  )
}
