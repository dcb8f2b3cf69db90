import type { AnalyticsPeriod } from './analytics-period.ts'

export const appointmentFiguresPath = '/admin/figures/appointments'

/** Returns the address of the figures of appointments for the same period. */
export const appointmentFiguresUrl = ({ from, to }: AnalyticsPeriod): string =>
  `${appointmentFiguresPath}?${new URLSearchParams({ from, to })}`
