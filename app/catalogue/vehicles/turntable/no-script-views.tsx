import { type Picture, pictureUrl, webpPictureUrl } from '#app/media/pictures/picture.ts'
import * as words from './words.ts'

/** Up to eight views of the model, without JavaScript. */
export function NoScriptViews({ name, frames }: { name: string; frames: readonly Picture[] }) {
  const every = Math.max(1, Math.floor(frames.length / 8))
  return (
    <ul className="column grid gap-4 pb-12 sm:grid-cols-2">
      {frames
        .filter((_, index) => index % every === 0)
        .map((frame, index) => (
          <li key={frame.base}>
            <NoScriptPicture picture={frame} alt={words.view(name, index + 1)} />
          </li>
        ))}
    </ul>
  )
}

/** Plain HTML without React features, because it is inside a `noscript`. */
export function NoScriptPicture({ picture, alt }: { picture: Picture; alt: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureUrl(picture, picture.width, 'avif')} />
      <img
        src={webpPictureUrl(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className="h-auto w-full"
      />
    </picture>
  )
}
