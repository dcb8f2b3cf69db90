import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  ExShowroom,
  ListedOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { PriceOrDiscontinued } from '#app/catalogue/vehicles/price-or-discontinued.tsx'
import { CardCarousel } from '#app/ui/components/card-carousel.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { useHydrated } from '#app/ui/components/use-hydrated.ts'
import type { ShowcaseModel } from './strip-models.ts'
import * as words from './words.ts'

/**
 * Card widths: one card and the edge of the next below 640 px, two below 1024 px, otherwise six.
 */
const cardWidths = 'w-[84%] sm:w-1/2 lg:w-1/6'
/** Widths for up to three cards, which share the row. */
const fewWidths = ['w-full', 'w-full', 'w-[84%] sm:w-1/2', 'w-[84%] sm:w-1/2 lg:w-1/3']

type Query = Record<string, string>

type Props = {
  /** Models by position; undefined until they are loaded. */
  models: readonly (ShowcaseModel | undefined)[]
  selected: ShowcaseModel
  /** Query parameters of the address besides the model. */
  query: Query
  onSeen: (first: number, last: number) => void
}

export function ModelStrip({ models, selected, query, onSeen }: Props) {
  // Without JavaScript the missing models never load: empty places are left out.
  const isHydrated = useHydrated()
  const places = isHydrated ? models : models.filter((model) => model !== undefined)
  const chosen = places.indexOf(selected)
  const few = fewWidths[places.length]
  const onAlone = useSelectedCard(places, selected, query)
  return (
    <div className="mt-5">
      <CardCarousel
        label={words.models}
        itemClassName={few ?? cardWidths}
        initial={Math.max(0, chosen)}
        onSeen={(first, last) => {
          onSeen(first, last)
          onAlone(first === last ? first : undefined)
        }}
      >
        {places.map(
          (model) =>
            model && (
              <Card
                key={model.id}
                model={model}
                isSelected={model === selected}
                query={query}
                isWide={few !== undefined}
              />
            ),
        )}
      </CardCarousel>
    </div>
  )
}

/** Selects the card at which a swipe comes to rest, if only one card fits the viewport. */
function useSelectedCard(
  places: readonly (ShowcaseModel | undefined)[],
  selected: ShowcaseModel,
  query: Query,
) {
  const [place, setPlace] = useState<number>()
  const alone = place === undefined ? undefined : places[place]
  const navigate = useNavigate()
  const select = useEffectEvent((model: ShowcaseModel) => {
    if (model !== selected)
      void navigate(
        { search: cardQuery(model, query) },
        { replace: true, preventScrollReset: true },
      )
  })
  useEffect(() => {
    if (!alone) return
    const rest = setTimeout(() => select(alone), swipeRestDelay)
    return () => clearTimeout(rest)
  }, [alone])
  return setPlace
}

/** Delay after which a swipe counts as finished, in milliseconds. */
const swipeRestDelay = 200

/** The page number of the list below stays in the address. */
const cardQuery = ({ bikeName }: ShowcaseModel, query: Query) =>
  `?${new URLSearchParams({ ...query, model: bikeName })}`

type CardProps = {
  model: ShowcaseModel
  isSelected: boolean
  query: Query
  /** `true` if there is room for text beside the picture. */
  isWide: boolean
}

function Card({ model, isSelected, query, isWide }: CardProps) {
  return (
    <Link
      to={{ search: cardQuery(model, query) }}
      replace
      preventScrollReset
      viewTransition
      aria-current={isSelected ? 'true' : undefined}
      className={`group flex h-full flex-col items-center border-hairline border-t-3 px-2 pt-4 pb-3 text-center transition-colors hover:border-control aria-[current]:border-signal ${isWide ? 'lg:flex-row lg:gap-8 lg:text-left' : ''}`}
    >
      <ModelIcon
        icon={model.icon}
        sizes="(min-width: 1376px) 200px, (min-width: 1024px) 14vw, 256px"
        className="h-auto w-full max-w-64"
      />
      <div>
        <span className="mt-2 block font-bold leading-tight">{model.name}</span>
        <span className="mt-1 block text-quiet text-sm tabular-nums">
          {model.onRoad ? (
            <>
              <span className="font-semibold text-ink">
                <PriceOrDiscontinued model={model} />
              </span>
              <ExShowroom />
              <span className="block">
                <ListedOnRoadPrice price={model.onRoad} />
              </span>
            </>
          ) : (
            <PriceOrDiscontinued model={model} />
          )}
        </span>
        {isWide && <span className="mt-1 block text-sm max-lg:hidden">{model.tagline}</span>}
      </div>
    </Link>
  )
}
