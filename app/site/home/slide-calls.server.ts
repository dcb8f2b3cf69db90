import { plainUrl } from '#app/media/pictures/picture.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { listSlides } from './slide-calls.ts'
import type { SlideStore } from './slide-store.server.ts'

type Needs = { slides: SlideStore; clock: Clock; timeZone: string }

export const slideCalls = [
  handleEndpoint(listSlides, async ({ slides, clock, timeZone }: Needs) => {
    const all = await slides.listShown(dayInZone(clock(), timeZone))
    return all.map(({ id, picture }) => ({ id, filepath: plainUrl(picture) }))
  }),
]
