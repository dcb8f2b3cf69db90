import { Link } from 'react-router'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import type { Slide } from './slide-store.server.ts'
import * as words from './words.ts'

/**
 * The slides after the first one, for a phone: links in a row that the visitor swipes. A wide screen
 * has the carousel instead.
 */
export function OtherSlides({ slides }: { slides: readonly Slide[] }) {
  const [, ...others] = slides
  if (others.length === 0) return null
  return (
    <nav aria-label={words.moreSlides} className="stage on-stage bg-stage text-on-stage md:hidden">
      <ul className="row-of-slides">
        {others.map(({ id, headline, line, link, picture, tallPicture }) => (
          <li key={id}>
            <Link
              to={link.href}
              className="flex h-full flex-wrap overflow-hidden rounded-picture bg-on-stage/8 no-underline"
            >
              <span className="flex min-w-0 grow basis-36 flex-col gap-1 p-4">
                <span className="headline text-lg leading-tight">{headline}</span>
                <span className="text-on-stage-quiet text-sm leading-snug">{line}</span>
                <span className="mt-auto pt-2 font-semibold text-sm underline">{link.text}</span>
              </span>
              <ResponsivePicture
                picture={tallPicture ?? picture}
                alt=""
                sizes={tallPicture ? '20vw' : '36vw'}
                className={`w-[36%] shrink-0 ${tallPicture ? 'self-stretch object-cover object-bottom' : 'self-end object-contain'}`}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
