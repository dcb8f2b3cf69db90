import type { ColourScheme, PageBackground } from '#app/media/pictures/page-background.ts'
import { avifSrcSet, type Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'

type Props = {
  icon: Picture
  /** How wide it is shown, as `<img sizes>` says it. */
  sizes: string
  /** The page's colour that it stands on, in every state. */
  ground?: PageBackground
  /** In view as the page opens: never lazy. */
  isInView?: boolean
  className: string
}

/** A machine cut out. On a colour of the page it comes without transparency, which is nearly half of its bytes. */
export function ModelIcon({ icon, ground = 'ground', sizes, isInView, className }: Props) {
  const source = (scheme: ColourScheme, media: string) => (
    <source
      type="image/avif"
      media={media}
      srcSet={avifSrcSet(pictureOnBackground(icon, `${ground}-${scheme}`))}
      sizes={sizes}
    />
  )
  return (
    <ResponsivePicture
      picture={icon}
      alt=""
      sizes={sizes}
      isInView={isInView}
      className={className}
    >
      {icon.grounds && source('dark', darkSchemeQuery)}
      {icon.grounds && source('light', lightSchemeQuery)}
    </ResponsivePicture>
  )
}

// Where the reader's own colours rule, the page's are others.
export const lightSchemeQuery = '(forced-colors: none)'
export const darkSchemeQuery = `${lightSchemeQuery} and (prefers-color-scheme: dark)`

export function pictureOnBackground(picture: Picture, ground: string): Picture {
  const { base, widths, grounds = widths } = picture
  return { ...picture, base: `${base}-on-${ground}`, widths: grounds }
}
