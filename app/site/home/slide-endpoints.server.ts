import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { listSlides } from './slide-endpoints.ts'
import type { SlideStore } from './slide-store.server.ts'

type Deps = { slides: SlideStore; clock: Clock; timeZone: string }

export const slideEndpoints = [
  handleEndpoint(listSlides, async ({ slides, clock, timeZone }: Deps) => {
    const all = await slides.listShown(dayInZone(clock(), timeZone))
    return all.map(({ id, picture }) => ({ id, filepath: webpPictureUrl(picture) }))
  }),
]
