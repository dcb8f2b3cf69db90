import { type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { avifSrcSet, brokenPictureUrl, type Picture, webpPictureUrl } from './picture.ts'

type Props = {
  picture: Picture
  alt: string
  /** Displayed width in the syntax of `<img sizes>`. */
  sizes: string
  /** Picture that is shown instead below 768 px. */
  upright?: { picture: Picture; sizes: string } | null
  /** `<source>` elements that have priority over the picture's own. */
  children?: ReactNode
  /** `true` for the page's main picture, which is preloaded and not lazy. */
  isPriority?: boolean
  /** `true` for a picture in the first viewport, which is not lazy. */
  isInView?: boolean
  /** `low` lets the page's main picture load first. */
  fetchPriority?: 'low'
  /**
   * Minimum viewport width at which this is the page's main picture. Below that width the picture
   * is hidden, and it is lazy, so that phones do not load it.
   */
  firstFrom?: '48rem' | '64rem'
  className?: string
}

const phoneMediaQuery = '(max-width: 47.99rem)'
const desktopMediaQuery = '(min-width: 48rem)'

/**
 * Shows a picture as AVIF in the best width, or as WebP. A picture that fails to load is replaced
 * by a drawing.
 */
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
  // An image that failed before hydration fires no event for React.
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

/** AVIF source. The size is set only if the source replaces the `<img>` on some screens. */
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
