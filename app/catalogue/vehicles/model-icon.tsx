import type { ColourScheme, PageBackground } from '#app/media/pictures/page-background.ts'
import { avifSrcSet, type Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'

type Props = {
  icon: Picture
  /** Displayed width, as `<img sizes>` expects it. */
  sizes: string
  /** Background colour of the page behind the icon, in every state. */
  ground?: PageBackground
  /** `true` if the icon is in the first viewport: then it is not lazy. */
  isInView?: boolean
  className: string
}

/**
 * The icon of a model. On a known page colour an opaque picture replaces the transparent one, with
 * nearly half of its bytes.
 */
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

// With forced colours the page's background is another.
export const lightSchemeQuery = '(forced-colors: none)'
export const darkSchemeQuery = `${lightSchemeQuery} and (prefers-color-scheme: dark)`

export function pictureOnBackground(picture: Picture, ground: string): Picture {
  const { base, widths, grounds = widths } = picture
  return { ...picture, base: `${base}-on-${ground}`, widths: grounds }
}
