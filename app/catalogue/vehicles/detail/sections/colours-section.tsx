import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Colour, Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { Link } from '#app/ui/components/link.tsx'
import { SectionFrame } from './section-frame.tsx'
import * as words from './words.ts'

type Paint = Pick<Colour, 'name' | 'slug' | 'icon' | 'note'>

/** All colours side by side; each links to the large pictures. */
export function ColoursSection({
  model,
  colours,
}: {
  model: Pick<Vehicle, 'bikeName'>
  colours: readonly Paint[]
}) {
  if (colours.length < 2) return null
  const large = `${modelDetailPath(model)}?tab=colours`
  return (
    <SectionFrame title={words.paints(colours.length)}>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
        {colours.map(({ name, slug, icon, note }) => (
          <li key={slug}>
            <Link
              to={large}
              className="block text-center font-semibold text-sm hover:text-signal-text"
            >
              <ModelIcon
                icon={icon}
                sizes="(min-width: 1376px) 302px, (min-width: 1024px) 21vw, (min-width: 768px) 28vw, 42vw"
                className="h-auto w-full"
              />
              {name} {note}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={large} className="link inline-flex min-h-11 items-center">
          {words.seeColours}
        </Link>
      </p>
    </SectionFrame>
  )
}
