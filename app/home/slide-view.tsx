import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { Slide } from './slide-store.server.ts'

type Props = { slide: Slide; label: string; isShown: boolean; isFirst: boolean }

/** Text stands in the empty part of the picture, on whichever side that is, and never on the machine. */
export function SlideView({ slide, label, isShown, isFirst }: Props) {
  const { picture, tallPicture, headline, line, link, quietSide, tallQuietSide } = slide
  const isRight = quietSide === 'right'
  const isBelow = tallQuietSide === 'bottom'
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
      className={`relative col-start-1 row-start-1 transition-opacity duration-280 ease-calm ${isBelow ? 'flex flex-col-reverse md:block' : ''} ${isShown ? '' : 'opacity-0'}`}
    >
      <div
        className={`relative z-10 md:absolute md:inset-0 slide-scrim ${isRight ? 'slide-scrim-right' : ''}`}
      >
        <div
          className={`column flex h-full flex-col items-start gap-3 md:justify-center md:pt-0 md:pb-16 ${isBelow ? 'pb-6' : 'pt-8'} ${isRight ? 'md:pl-[58%]' : ''}`}
        >
          <p
            className={`headline max-w-[11em] text-page md:text-3xl lg:text-name xl:text-[3.75rem] ${isRight ? '' : 'md:max-w-[44%]'}`}
          >
            {headline}
          </p>
          <p className={`max-w-[24em] text-on-stage lg:text-lg ${isRight ? '' : 'md:max-w-[36%]'}`}>
            {line}
          </p>
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
        className={`slide-picture block h-auto max-md:max-h-[max(17rem,100svh-23.5rem)] max-md:object-[50%_94%] md:mt-0 md:max-h-210 md:min-h-96 w-full object-cover ${picture.base.includes('/hero-') && quietSide === 'left' ? heroLook : pictureLooks[quietSide]} ${isBelow ? 'slide-above -mb-4 md:mb-0' : '-mt-10'}`}
      />
    </div>
  )
}

/** A model's own picture has its machine in the middle. */
const heroLook = 'slide-hero object-[70%_60%]'

/** Where a picture has its machine; one without room for words moves aside (stage.css). */
const pictureLooks = {
  left: 'object-[70%_60%]',
  right: 'slide-right object-[30%_60%]',
  none: 'slide-place object-[70%_60%]',
} as const
