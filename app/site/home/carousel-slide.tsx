import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { LinkButton } from '#app/ui/components/button.tsx'
import type { Slide } from './slide-store.server.ts'

type Props = { slide: Slide; label: string; isShown: boolean; isFirst: boolean }

/** One slide. Its text is in the empty part of the picture, so it never covers the vehicle. */
export function CarouselSlide({ slide, label, isShown, isFirst }: Props) {
  const { picture, tallPicture, headline, line, link, quietSide, tallQuietSide } = slide
  const isRight = quietSide === 'right'
  const isBelow = tallQuietSide === 'bottom'
  const isHero = picture.base.includes('/hero-') && quietSide === 'left'
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
      className={`slide relative col-start-1 row-start-1 transition-opacity duration-280 ease-calm ${isBelow ? 'max-md:flex-col-reverse' : ''} ${isShown ? '' : 'opacity-0'}`}
    >
      <div
        className={`relative z-10 md:absolute md:inset-0 slide-scrim ${isRight ? 'slide-scrim-right' : ''}`}
      >
        <div
          className={`column flex h-full flex-col items-start gap-3 md:justify-center md:pt-0 md:pb-16 ${isBelow ? 'pb-6' : 'pt-6'} ${isRight ? 'md:pl-[58%]' : ''}`}
        >
          <p
            className={`headline max-w-[11em] text-page md:text-3xl lg:text-name xl:text-[3.75rem] ${isRight ? '' : 'md:max-w-[44%]'}`}
          >
            {headline}
          </p>
          <p className={`max-w-[24em] text-on-stage lg:text-lg ${isRight ? '' : 'md:max-w-[36%]'}`}>
            {line}
          </p>
          <LinkButton to={link.href} tone="signal" className="mt-1 md:mt-3">
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
        className={`slide-picture block h-auto max-md:min-h-60 max-md:basis-60 max-md:grow max-md:object-[50%_94%] md:aspect-[16/7] md:max-h-210 md:min-h-96 w-full object-cover ${isHero ? modelPictureClass : pictureClassBySide[quietSide]} ${isBelow ? 'slide-above max-md:-mb-4' : isHero ? '' : 'max-md:-mt-10'}`}
      />
    </div>
  )
}

/**
 * A model's own picture is 16:9 and shows the whole vehicle. So the picture is made smaller and is
 * not cropped.
 */
const modelPictureClass = 'slide-hero object-[40%_60%]'

/**
 * Position of the vehicle in a picture. If the picture has no room for text, it is moved to the
 * side (stage.css).
 */
const pictureClassBySide = {
  left: 'object-[70%_60%]',
  right: 'slide-right object-[30%_60%]',
  none: 'slide-place object-[70%_60%]',
} as const
