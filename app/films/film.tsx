import { FilmPlayer } from './film-player.tsx'
import type * as films from './film-store.server.ts'
import * as words from './film-words.ts'

/**
 * The machine in motion, once somebody asks for it. It brings along all that is around it, so that the page
 * of a machine without a film weighs what it did.
 */
export function Film({ film }: { film: films.Film }) {
  return (
    <section className="column grid gap-x-12 gap-y-6 py-10 md:py-16 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <h2 className="headline text-title md:text-3xl lg:order-1">{words.heading}</h2>
      <FilmPlayer film={film} />
    </section>
  )
}
