import type { ReactNode } from 'react'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { PageHeader } from './page-header.tsx'

/**
 * The title of a page with an optional picture or film. The picture or film is beside the title on
 * wide screens and below the title on a phone.
 */
export function PageHeaderWithMedia({
  title,
  intro,
  children,
}: {
  title: string
  intro: ReactNode
  children: ReactNode
}) {
  if (!children) return <PageHeader title={title}>{intro}</PageHeader>
  return (
    <div className="lg:column lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-12">
      <PageHeader title={title}>{intro}</PageHeader>
      <div className="column *:max-lg:mb-12 lg:py-12">{children}</div>
    </div>
  )
}

/**
 * A photo of the dealership, 3:2. If a form comes first on a phone, only wide screens show the
 * photo.
 */
export function DealerPhoto({
  picture,
  alt,
  isForDesks = false,
}: {
  picture: Picture
  alt: string
  isForDesks?: boolean
}) {
  return (
    <ResponsivePicture
      picture={picture}
      alt={alt}
      sizes="(min-width: 1376px) 616px, (min-width: 1024px) 46vw, 93vw"
      {...(isForDesks ? { firstFrom: '64rem' } : { isPriority: true })}
      className={`aspect-[3/2] w-full max-lg:mb-12 rounded-picture bg-stage object-cover ${isForDesks ? 'max-lg:hidden' : ''}`}
    />
  )
}
