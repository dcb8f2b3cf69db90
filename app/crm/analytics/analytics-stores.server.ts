import { analyticsStore } from './analytics-store.server.ts'
import { weeklyFiguresComposer } from './compose-weekly-figures.server.ts'
import { conversionQueries } from './conversion-query.server.ts'

type Deps = Parameters<typeof weeklyFiguresComposer>[0] & {
  /** For queries that read many rows. */
  longReads: Parameters<typeof analyticsStore>[0]
}

/** Creates the stores of the figures. */
export const analyticsStores = ({ longReads, ...deps }: Deps) => ({
  figures: analyticsStore(longReads),
  conversion: conversionQueries(longReads),
  composeWeeklyMail: weeklyFiguresComposer(deps),
})
