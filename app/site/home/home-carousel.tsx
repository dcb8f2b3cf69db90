import { type ReactNode, useEffect, useState } from 'react'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import { Pause } from '#app/ui/icons/pause.ts'
import { Play } from '#app/ui/icons/play.ts'
import { CarouselSlide } from './carousel-slide.tsx'
import type { Slide } from './slide-store.server.ts'
import * as words from './words.ts'

/** Time that a slide is shown, in milliseconds. */
const slideIntervalMs = 5000

/**
 * The slides of the home page. On a wide screen, the slides advance automatically, start again
 * after the last one, and can be paused. A phone shows only the first slide, with its upright
 * picture; links to the others follow below (other-slides.tsx).
 */
export function HomeCarousel({ slides }: { slides: readonly Slide[] }) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  /** After the first change, pictures are loaded one slide in advance. */
  const [reached, setReached] = useState(0)
  const isDesk = useIsDesktop()

  useEffect(() => {
    // A window that becomes narrow shows the first slide again.
    if (!isDesk) setCurrent(0)
    setIsPlaying(isDesk && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [isDesk])

  const isTurning = isPlaying && !isHeld && slides.length > 1
  useEffect(() => {
    if (!isTurning) return
    const ahead = setTimeout(
      () => setReached((it) => Math.max(it, current + 1)),
      slideIntervalMs / 2,
    )
    const turn = setTimeout(() => setCurrent((current + 1) % slides.length), slideIntervalMs)
    return () => {
      clearTimeout(ahead)
      clearTimeout(turn)
    }
  }, [isTurning, current, slides.length])

  function show(index: number) {
    setCurrent((index + slides.length) % slides.length)
    setReached(slides.length - 1)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.slides}
      className="stage on-stage relative overflow-hidden"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div aria-live={isTurning ? 'off' : 'polite'} className="grid">
        {slides.map((slide, index) =>
          index === 0 || (isDesk && index <= reached) ? (
            <CarouselSlide
              key={slide.id}
              slide={slide}
              label={words.slide(index + 1, slides.length)}
              isShown={index === current}
              isFirst={index === 0}
            />
          ) : null,
        )}
      </div>
      {isDesk && slides.length > 1 && (
        <div className="slide-controls">
          <CarouselButton label={words.previousSlide} onClick={() => show(current - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </CarouselButton>
          <ol className="hidden lg:flex">
            {slides.map((slide, index) => (
              <li key={slide.id}>
                <button
                  type="button"
                  aria-label={words.showSlide(index + 1, slides.length)}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                  className="dot"
                />
              </li>
            ))}
          </ol>
          <span aria-hidden="true" className="whitespace-nowrap px-1 tabular-nums lg:hidden">
            {words.slideOf(current + 1, slides.length)}
          </span>
          <CarouselButton label={words.nextSlide} onClick={() => show(current + 1)}>
            <ChevronRight aria-hidden className="size-5" />
          </CarouselButton>
          <CarouselButton
            label={isPlaying ? words.pauseSlides : words.playSlides}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? (
              <Pause aria-hidden className="size-4" />
            ) : (
              <Play aria-hidden className="size-4" />
            )}
          </CarouselButton>
        </div>
      )}
    </section>
  )
}

function CarouselButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full hover:bg-on-stage/10"
    >
      {children}
    </button>
  )
}

/** Returns `false` on the server and on a phone. */
function useIsDesktop(): boolean {
  const [isDesk, setIsDesk] = useState(false)
  useEffect(() => {
    const query = matchMedia('(min-width: 48rem)')
    const update = () => setIsDesk(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isDesk
}
