import type { ClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import type { Department } from '#app/platform/dealer-details/opening-status.ts'

/** What the visitor's frame knows of the house: every public page stands in it. */
export type SiteInfo = {
  dealer: Dealer
  closed: ClosedWeekdays
  /** How soon each counter calls back, in words: `2 working hours`. */
  callWithin: Record<Department, string>
  timeZone: string
  origin: string
}

/** The house for a page's `meta`; undefined where its facts could not be read. */
export function findSiteInfo(matches: readonly (RouteMatch | undefined)[]): SiteInfo | undefined {
  return matches.find(isFrame)?.loaderData
}

type RouteMatch = { id: string; loaderData?: unknown }
/** `routes.ts` names the frame's route; its loader is declared to give a house. */
type FrameMatch = { id: 'public'; loaderData?: SiteInfo | undefined }

const isFrame = (match: RouteMatch | undefined): match is FrameMatch => match?.id === 'public'
