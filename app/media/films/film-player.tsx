import { useState } from 'react'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { Play } from '#app/ui/icons/play.ts'
import * as words from './film-player-words.ts'
import type { Film } from './film-store.server.ts'

/**
 * Loads the film only after a click, for privacy and speed. Without JavaScript the poster is a link
 * to the film.
 */
export function FilmPlayer({ film, isPriority = false }: { film: Film; isPriority?: boolean }) {
  const [isPlaying, setPlaying] = useState(false)
  const address = filmUrl(film)
  if (!address) return null
  const [about, link] = film.youtubeId ? words.onYouTube(film.title) : words.ofOurs(film.title)
  return (
    <figure className="self-start">
      <div className="on-stage relative aspect-video overflow-hidden rounded-picture bg-stage text-on-stage">
        {isPlaying ? (
          <PlayingFilm film={film} />
        ) : (
          <a
            href={address}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setPlaying(true)
            }}
            className="group block size-full -outline-offset-4"
          >
            <ResponsivePicture
              picture={film.poster}
              alt=""
              sizes="(min-width: 1024px) 600px, 100vw"
              isPriority={isPriority}
              className="absolute inset-0 size-full object-cover"
            />
            <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-signal text-on-signal transition-transform duration-200 ease-calm group-hover:scale-105">
              <Play aria-hidden className="ml-1 size-8 fill-current" />
            </span>
            <span className="sr-only">{words.play(film.title)}</span>
          </a>
        )}
      </div>
      <figcaption className="mt-3 text-quiet text-sm">
        {about}
        <a href={address} className="link">
          {link}
        </a>
      </figcaption>
    </figure>
  )
}

function filmUrl({ youtubeId, file }: Film): string | undefined {
  if (youtubeId) return `https://www.youtube.com/watch?v=${youtubeId}`
  return file ? `/${file}` : undefined
}

function PlayingFilm({ film }: { film: Film }) {
  if (film.youtubeId)
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${film.youtubeId}?autoplay=1&rel=0`}
        title={film.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className="size-full"
      />
    )
  return (
    // The demo's turntable films have no sound, so captions are not needed.
    <video src={`/${film.file}`} controls autoPlay muted playsInline className="size-full">
      <a href={`/${film.file}`}>{film.title}</a>
    </video>
  )
}
