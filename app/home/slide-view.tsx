import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { modelOfLink } from '#app/vehicles/paths.ts'
import type { Slide } from './slide-store.server.ts'

type Props = { slide: Slide; label: string; isShown: boolean; isFirst: boolean }

/** Text stands in the empty part of the picture: on the wall, left on a desk and above on a phone. */
export function SlideView({ slide, label, isShown, isFirst }: Props) {
  const { picture, tallPicture, headline, line, link } = slide
  // A machine's picture has a wall for the words; that of a place stands aside (stage.css).
  const isPlace = modelOfLink(link.href) === undefined
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
      className={`relative col-start-1 row-start-1 transition-opacity duration-280 ease-calm ${isShown ? '' : 'opacity-0'}`}
    >
      <div className="relative z-10 md:absolute md:inset-0">
        <div className="column flex h-full flex-col items-start gap-3 pt-8 md:justify-center md:pt-0 md:pb-16">
          <p className="headline max-w-[11em] text-page md:max-w-[40%] md:text-title lg:text-name xl:text-[3.75rem]">
            {headline}
          </p>
          <p className="max-w-[24em] text-on-stage-quiet md:max-w-[36%] lg:text-lg">{line}</p>
          <LinkButton to={link.href} tone="signal" className="mt-3">
            {link.text}
          </LinkButton>
        </div>
      </div>
      <ResponsivePicture
        picture={picture}
        upright={tallPicture && { picture: tallPicture, sizes: '100vw' }}
        sizes="(min-width: 1920px) 1920px, 100vw"
        alt=""
        isPriority={isFirst}
        className={`${isPlace ? 'slide-place ' : ''}slide-picture block h-auto -mt-16 md:mt-0 md:max-h-210 w-full object-cover object-[70%_60%]`}
      />
    </div>
  )
}
