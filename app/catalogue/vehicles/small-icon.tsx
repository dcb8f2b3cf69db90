import { type Picture, pictureUrl, plainUrl } from '#app/media/pictures/picture.ts'
import { dark, light, onGround } from './machine-icon.tsx'

/** A machine cut out in the row of a list, in its smallest width alone: a long list stays small. */
export function SmallIcon({ icon, className }: { icon: Picture; className: string }) {
  const { grounds: [least] = [], width, height } = icon
  const on = (scheme: string, media: string) =>
    least && (
      <source
        type="image/avif"
        media={media}
        srcSet={pictureUrl(onGround(icon, `ground-${scheme}`), least, 'avif')}
      />
    )
  return (
    <picture className="contents">
      {on('dark', dark)}
      {on('light', light)}
      <img
        src={plainUrl(icon)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className={className + (icon.look ?? '')}
      />
    </picture>
  )
}
