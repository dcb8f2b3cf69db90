import { type Picture, pictureUrl, webpPictureUrl } from '#app/media/pictures/picture.ts'
import { darkSchemeQuery, lightSchemeQuery, pictureOnBackground } from './model-icon.tsx'

/**
 * A model's icon in a list row. It comes only in its smallest width, because a list may be long.
 */
export function SmallModelIcon({ icon, className }: { icon: Picture; className: string }) {
  const { grounds: [least] = [], width, height } = icon
  const on = (scheme: string, media: string) =>
    least && (
      <source
        type="image/avif"
        media={media}
        srcSet={pictureUrl(pictureOnBackground(icon, `ground-${scheme}`), least, 'avif')}
      />
    )
  return (
    <picture className="contents">
      {on('dark', darkSchemeQuery)}
      {on('light', lightSchemeQuery)}
      <img
        src={webpPictureUrl(icon)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={className + (icon.look ?? '')}
      />
    </picture>
  )
}
