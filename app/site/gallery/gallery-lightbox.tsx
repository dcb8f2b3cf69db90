import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import { X } from '#app/ui/icons/x.ts'
import type { GalleryImage } from './gallery-store.server.ts'
import * as words from './words.ts'

/**
 * Shows one large picture at a time. The visitor moves to another picture with a swipe, the arrow
 * keys or the buttons.
 */
export function GalleryLightbox({
  images,
  start,
  onClose,
}: {
  images: readonly GalleryImage[]
  start: number
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  /**
   * Index of the picture to which a button or a key scrolls the track. Undefined when the track is
   * at rest or the visitor scrolls it by hand.
   */
  const target = useRef<number>(undefined)
  const rest = useRef<number>(undefined)
  const [index, setIndex] = useState(start)
  useEffect(() => {
    dialog.current?.showModal()
    slideTo(track.current, start, 'instant')
  }, [start])

  const go = (step: number) => {
    if (!track.current) return
    const from = target.current ?? visibleIndexOf(track.current)
    const next = (from + step + images.length) % images.length
    target.current = next
    slideTo(track.current, next, Math.abs(next - from) === 1 ? 'auto' : 'instant')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowKeyOffsets[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  const onScroll = (event: UIEvent<HTMLElement>) => {
    setIndex(visibleIndexOf(event.currentTarget))
    // `scrollend` cannot be used: Safari supports it only since 26.2, and Chrome since 114.
    clearTimeout(rest.current)
    rest.current = window.setTimeout(() => {
      target.current = undefined
    }, scrollEndDelayMs)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={words.pictures}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-stage m-0 size-full max-h-none max-w-none bg-stage text-on-stage"
    >
      <div className="grid h-full grid-rows-[1fr_auto]">
        <div
          ref={track}
          role="group"
          aria-label={words.sideBySide}
          // Lets keyboard users reach the scrollable region.
          tabIndex={0}
          onScroll={onScroll}
          className="flex min-h-0 snap-x snap-mandatory overflow-x-auto scroll-smooth -outline-offset-4 [scrollbar-width:none]"
        >
          {images.map((image) => (
            <div key={image.id} className="grid size-full shrink-0 snap-center place-items-center">
              <ResponsivePicture
                picture={image.picture}
                alt={image.caption}
                sizes="100vw"
                className="size-full min-h-0 object-contain"
              />
            </div>
          ))}
        </div>
        <div className="flex items-center gap-2 px-3 py-2 sm:gap-4 sm:px-6">
          <p aria-live="polite" className="min-w-0 grow leading-snug">
            {images[index]?.caption}
            <span className="block text-on-stage-quiet text-sm tabular-nums">
              {words.place(index + 1, images.length)}
            </span>
          </p>
          <button
            type="button"
            aria-label={words.previousPicture}
            className={roundButtonClass}
            onClick={() => go(-1)}
          >
            <ChevronLeft aria-hidden className="size-6" />
          </button>
          <button
            type="button"
            aria-label={words.nextPicture}
            className={roundButtonClass}
            onClick={() => go(1)}
          >
            <ChevronRight aria-hidden className="size-6" />
          </button>
          <button
            type="button"
            aria-label={words.closePictures}
            className={roundButtonClass}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
      </div>
    </dialog>
  )
}

/** Time after the last scroll event until the track counts as at rest, in milliseconds. */
const scrollEndDelayMs = 150

const arrowKeyOffsets: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const roundButtonClass =
  'grid size-11 shrink-0 place-items-center rounded-full border border-on-stage-quiet transition-colors duration-200 ease-calm hover:border-on-stage'

function visibleIndexOf(track: HTMLElement): number {
  return Math.round(track.scrollLeft / track.clientWidth)
}

function slideTo(track: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  track?.scrollTo({ left: index * track.clientWidth, behavior })
}
