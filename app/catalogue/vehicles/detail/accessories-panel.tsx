import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { CardCarousel } from '#app/ui/components/card-carousel.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './accessories-words.ts'
import type { AccessoryTabRow } from './detail-tab-names.ts'

export function AccessoriesPanel({
  name,
  accessories,
}: {
  name: string
  accessories: readonly AccessoryTabRow[]
}) {
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-wrap text-title md:text-3xl">{words.title(name)}</h1>
      <div className="mt-6 -mx-2 md:-mx-3">
        <CardCarousel label={words.accessories} itemClassName="w-1/2 lg:w-1/4" wraps>
          {accessories.map(
            ({ heading, description, part_no, price, picture, on_machine }, index) => (
              <article key={part_no} className="flex h-full flex-col px-2 md:px-3">
                <ResponsivePicture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 1024px) 300px, 48vw"
                  isPriority={index === 0}
                  isInView={index < 2}
                  className="aspect-square h-auto w-full rounded-picture object-cover"
                />
                <h2 className="mt-4 font-bold text-lg leading-snug">{heading}</h2>
                <p className="mt-2 text-quiet text-sm">{description}</p>
                {on_machine && (
                  <Link to={on_machine} className="link inline-flex min-h-11 items-center">
                    {words.onMachine}
                  </Link>
                )}
                <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
                  <span className="figure">{formatRupeesExact(Number(price))}</span>
                  <span className="text-quiet text-sm">{words.partNumber(part_no)}</span>
                </p>
              </article>
            ),
          )}
        </CardCarousel>
      </div>
    </div>
  )
}
