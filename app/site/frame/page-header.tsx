import type { ReactNode } from 'react'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'

/**
 * The title of a page in large type, with one sentence below it. On wide screens, a vehicle is
 * shown beside the title.
 */
export function PageHeader({
  title,
  children,
  machine,
}: {
  title: string
  children?: ReactNode
  /** A transparent picture. It is decoration, so a phone does not show it. */
  machine?: Picture | undefined
}) {
  return (
    <div className="column grid items-center gap-x-8 md:grid-cols-[1fr_auto]">
      <div className="pt-12 pb-8 md:pt-20 md:pb-12">
        <h1 className="headline max-w-5xl text-3xl md:text-4xl lg:text-5xl">{title}</h1>
        {children && <p className="mt-5 max-w-[60ch] text-lg text-quiet">{children}</p>}
      </div>
      {machine && (
        <div className="hidden w-64 pt-4 md:block lg:w-96">
          <ResponsivePicture
            picture={machine}
            alt=""
            sizes="(min-width: 1024px) 384px, 256px"
            firstFrom="48rem"
            className="h-auto w-full"
          />
        </div>
      )}
    </div>
  )
}
