import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { PriceOrDiscontinued } from '#app/catalogue/vehicles/price-or-discontinued.tsx'
import { CardCarousel } from '#app/ui/components/card-carousel.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { useHydrated } from '#app/ui/components/use-hydrated.ts'
import type { ShowcaseModel } from './strip-models.ts'
import * as words from './words.ts'

/** One card under 640 px and the edge of the next, two under 1024, six otherwise. */
const cardWidths = 'w-[84%] sm:w-1/2 lg:w-1/6'
/** Where there are no more than three, they share the row. */
const fewWidths = ['w-full', 'w-full', 'w-[84%] sm:w-1/2', 'w-[84%] sm:w-1/2 lg:w-1/3']

type Query = Record<string, string>

type Props = {
  /** By place; undefined where one is yet to come. */
  models: readonly (ShowcaseModel | undefined)[]
  selected: ShowcaseModel
  /** What the address asks for beside the model. */
  query: Query
  onSeen: (first: number, last: number) => void
}

export function ModelStrip({ models, selected, query, onSeen }: Props) {
  // Empty places would be all that a visitor without JavaScript ever saw of them.
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

/** On a phone, where one card is seen at a time, the one that it comes to rest at is the chosen one. */
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

/** Milliseconds after which a swipe goes no further. */
const swipeRestDelay = 200

/** The list beneath stays on its page. */
const cardQuery = ({ bikeName }: ShowcaseModel, query: Query) =>
  `?${new URLSearchParams({ ...query, model: bikeName })}`

type CardProps = {
  model: ShowcaseModel
  isSelected: boolean
  query: Query
  /** There is room for the words beside the machine. */
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
          <PriceOrDiscontinued model={model} />
        </span>
        {isWide && <span className="mt-1 block text-sm max-lg:hidden">{model.tagline}</span>}
      </div>
    </Link>
  )
}
