import { FilmPlayer } from './film-player.tsx'
import type * as films from './film-store.server.ts'
import * as words from './model-film-section-words.ts'

/**
 * Section with the film of a model. The section contains its frame and heading, so that the page of
 * a model without a film does not load this code.
 */
export function ModelFilmSection({ film }: { film: films.Film }) {
  return (
    <section className="column py-10 md:py-16">
      <h2 className="headline text-title md:text-3xl">{words.heading}</h2>
      <div className="mt-6 grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <FilmPlayer film={film} />
      </div>
    </section>
  )
}
