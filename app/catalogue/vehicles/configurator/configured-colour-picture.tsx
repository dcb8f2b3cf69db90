import { PaintedPicture } from '#app/catalogue/vehicles/painted-picture.tsx'
import { backdropClass } from '#app/media/pictures/backdrop-class.ts'
import type { Picture } from '#app/media/pictures/picture.ts'

/** The picture of the chosen colour, for colours without turntable frames. */
export function ConfiguredColourPicture({ picture, alt }: { picture: Picture; alt: string }) {
  return (
    <div
      className={`painted stage on-stage overflow-hidden rounded-picture ${backdropClass(picture)}`}
    >
      <PaintedPicture
        picture={picture}
        alt={alt}
        sizes="(min-width: 1024px) 60vw, 100vw"
        className="aspect-video h-auto w-full object-cover"
      />
    </div>
  )
}
