import { type ReactNode, useState } from 'react'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage, reportNetworkLoss } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/gallery'
import * as words from './gallery-words.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.pageTitle,
    description: words.pageDescription,
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { images: await context.get(servicesContext).gallery.list() }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function Gallery({ loaderData: { images } }: Route.ComponentProps) {
  const [dialog, setDialog] = useState<ReactNode>()
  return (
    <>
      <PageHeader title={words.images} />
      {images.length === 0 && <p className="column pb-24 text-quiet">{words.noneYet}</p>}
      <ul className="column grid grid-cols-2 gap-2 pb-16 sm:gap-4 md:pb-24 lg:grid-cols-3">
        {images.map((image, index) => (
          <li
            key={image.id}
            className={`first:col-span-2 lg:first:row-span-2 ${images.length % 2 === 0 ? 'last:col-span-2 lg:last:col-span-1' : ''}`}
          >
            <a
              href={webpPictureUrl(image.picture)}
              aria-label={words.enlarge(image.caption)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                const { href } = event.currentTarget
                import('#app/site/gallery/gallery-lightbox.tsx').then(
                  ({ GalleryLightbox }) =>
                    setDialog(
                      <GalleryLightbox
                        images={images}
                        start={index}
                        onClose={() => setDialog(undefined)}
                      />,
                    ),
                  () => reportNetworkLoss({ href, sentence: words.notLoaded }),
                )
              }}
              className="group block h-full overflow-hidden rounded-picture bg-stage"
            >
              <ResponsivePicture
                picture={image.picture}
                alt={image.caption}
                sizes={pictureSizes(index, images.length)}
                isPriority={index === 0}
                isInView={index < 7}
                fetchPriority="low"
                className="aspect-3/2 size-full object-cover transition-transform duration-280 ease-calm group-hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/**
 * The first picture is large. Below 1024 px the last one is too if it would be alone in its row.
 */
function pictureSizes(index: number, count: number): string {
  if (index === 0) return '(min-width: 1376px) 848px, 92vw'
  const isWide = index === count - 1 && count % 2 === 0
  return `(min-width: 1376px) 416px, (min-width: 1024px) 30vw, ${isWide ? '92vw' : '46vw'}`
}
