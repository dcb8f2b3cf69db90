import { backdropClass } from '#app/media/pictures/backdrop-class.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'

/** The picture of the chosen colour, for colours without turntable frames. */
export function ConfiguredColourPicture({ picture, alt }: { picture: Picture; alt: string }) {
  return (
    <div
      className={`painted stage on-stage overflow-hidden rounded-picture ${backdropClass(picture)}`}
    >
      <ResponsivePicture
        key={picture.base}
        picture={picture}
        alt={alt}
        sizes="(min-width: 1024px) 60vw, 100vw"
        isPriority
        className="fade-in aspect-video h-auto w-full object-cover"
      />
    </div>
  )
}
