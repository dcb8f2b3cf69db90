import { Chapter } from '#app/story/chapter.tsx'
import { FilmPlayer } from './film-player.tsx'
import type { Film } from './film-store.server.ts'
import * as words from './film-words.ts'

/** The machine in motion, once somebody asks for it. */
export function FilmChapter({ film }: { film: Film }) {
  return (
    <Chapter title={words.inMotion}>
      <div className="mt-6">
        <FilmPlayer film={film} />
      </div>
    </Chapter>
  )
}
