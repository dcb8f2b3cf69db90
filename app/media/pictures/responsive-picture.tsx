import { type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { avifSrcSet, brokenPictureUrl, type Picture, webpPictureUrl } from './picture.ts'

type Props = {
  picture: Picture
  alt: string
  /** How wide it is shown, as `<img sizes>` says it. */
  sizes: string
  /** Shown instead below 768 px. */
  upright?: { picture: Picture; sizes: string } | null
  /** Sources that go before these. */
  children?: ReactNode
  /** The page's first picture: preloaded, never lazy. */
  isPriority?: boolean
  /** In view as the page opens, beside or below its first: never lazy. */
  isInView?: boolean
  /** `low` leaves the line to the page's first. */
  fetchPriority?: 'low'
  /** Not shown on narrower screens, the page's first from this width on: lazy, so that no phone fetches it. */
  firstFrom?: '48rem' | '64rem'
  className?: string
}

const phoneMediaQuery = '(max-width: 47.99rem)'
const desktopMediaQuery = '(min-width: 48rem)'

/** AVIF in the width that is needed, or the one WebP. One that does not load becomes the default machine. */
export function ResponsivePicture({
  picture,
  alt,
  sizes,
  upright,
  children,
  isPriority = false,
  isInView = isPriority,
  fetchPriority,
  firstFrom,
  className = '',
}: Props) {
  const img = useRef<HTMLImageElement>(null)
  const [brokenBase, setBrokenBase] = useState<string>()
  // An image that failed before the page came alive has sent its event to nobody.
  useEffect(() => {
    if (img.current?.complete && !img.current.naturalWidth) setBrokenBase(picture.base)
  }, [picture.base])

  if (isPriority) preloadPicture(picture, sizes, upright)
  if (firstFrom) preloadSource({ picture, sizes, media: `(min-width: ${firstFrom})` })
  if (brokenBase === picture.base)
    return <img src={brokenPictureUrl} alt={alt} width={640} height={360} className={className} />

  return (
    <picture className="contents">
      {children}
      {upright && (
        <>
          <AvifSource {...upright} media={phoneMediaQuery} />
          <source
            srcSet={webpPictureUrl(upright.picture)}
            media={phoneMediaQuery}
            width={upright.picture.width}
            height={upright.picture.height}
          />
        </>
      )}
      <AvifSource picture={picture} sizes={sizes} />
      <img
        ref={img}
        src={webpPictureUrl(picture)}
        alt={alt && (picture.alt ?? alt)}
        width={picture.width}
        height={picture.height}
        loading={isInView ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        fetchPriority={isPriority ? 'high' : fetchPriority}
        onError={() => setBrokenBase(picture.base)}
        className={className + (picture.look ?? '')}
      />
    </picture>
  )
}

type Source = { picture: Picture; sizes: string; media?: string | undefined }

/** Of another shape than the `<img>` only where it is for a kind of screen. */
function AvifSource({ picture, sizes, media }: Source) {
  return (
    <source
      type="image/avif"
      srcSet={avifSrcSet(picture)}
      sizes={sizes}
      media={media}
      width={media && picture.width}
      height={media && picture.height}
    />
  )
}

function preloadPicture(picture: Picture, sizes: string, upright: Props['upright']) {
  if (upright) preloadSource({ ...upright, media: phoneMediaQuery })
  preloadSource({ picture, sizes, media: upright ? desktopMediaQuery : undefined })
}

function preloadSource({ picture, sizes, media }: Source) {
  preload(webpPictureUrl(picture), {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: avifSrcSet(picture),
    imageSizes: sizes,
    media,
  })
}
