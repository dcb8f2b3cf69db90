import type { ClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import type { Department } from '#app/platform/dealer-details/opening-status.ts'

/** Data of the public frame, which every public page can read. */
export type SiteInfo = {
  dealer: Dealer
  closed: ClosedWeekdays
  /** Call-back promise of each counter as text: `2 working hours`. */
  callWithin: Record<Department, string>
  timeZone: string
  origin: string
}

/**
 * Finds the site info for the `meta` function of a page. Returns undefined if the data could not be
 * read.
 */
export function findSiteInfo(matches: readonly (RouteMatch | undefined)[]): SiteInfo | undefined {
  return matches.find(isFrame)?.loaderData
}

type RouteMatch = { id: string; loaderData?: unknown }
/**
 * `routes.ts` defines the id of the frame's route. The loader of this route is declared to return
 * the site info.
 */
type FrameMatch = { id: 'public'; loaderData?: SiteInfo | undefined }

const isFrame = (match: RouteMatch | undefined): match is FrameMatch => match?.id === 'public'
