import { handle } from '#app/http/handle-call.server.ts'
import { plainUrl } from '#app/media/picture.ts'
import { listSlides } from './slide-calls.ts'
import type { SlideStore } from './slide-store.server.ts'

export const slideCalls = [
  handle(listSlides, async ({ slides }: { slides: SlideStore }) => {
    const all = await slides.list()
    return all.map(({ id, picture }) => ({ id, filepath: plainUrl(picture) }))
  }),
]
