import { analyticsStore } from './analytics-store.server.ts'
import { appointmentFigureQueries } from './appointment-figures-query.server.ts'
import { weeklyFiguresComposer } from './compose-weekly-figures.server.ts'
import { conversionQueries } from './conversion-query.server.ts'

type Deps = Omit<Parameters<typeof weeklyFiguresComposer>[0], 'conversion'> & {
  /** For queries that read many rows. */
  longReads: Parameters<typeof analyticsStore>[0]
}

/** Creates the stores of the figures. */
export function analyticsStores({ longReads, ...deps }: Deps) {
  const conversion = conversionQueries(longReads)
  return {
    figures: analyticsStore(longReads),
    conversion,
    appointmentFigures: appointmentFigureQueries(longReads),
    composeWeeklyMail: weeklyFiguresComposer({ ...deps, conversion }),
  }
}
