import { formatDuration } from '#app/platform/calendar/format-duration.ts'

/** Texts for due times and for the time since arrival. */

export const soon = (minutes: number) => `in ${minutes} min`
export const inHours = (hours: number, minutes: number) => `in ${inFull(hours, minutes)}`
export const todayAt = (clock: string) => `today, ${clock}`
export const tomorrowAt = (clock: string) => `tomorrow, ${clock}`
export const onWeekday = (weekday: string, clock: string) => `${weekday}, ${clock}`
export const onDay = (day: string, clock: string) => `${day}, ${clock}`
export const overdueMinutes = (minutes: number) => `overdue ${Math.max(1, minutes)} min`
export const overdueHours = (hours: number, minutes: number) => `overdue ${inFull(hours, minutes)}`
export const overdueDays = (days: number) => (days === 1 ? 'overdue 1 day' : `overdue ${days} days`)

export const justNow = 'just now'
export const minutesAgo = (minutes: number) => `${minutes} min ago`
export const yesterdayAt = (clock: string) => `yesterday, ${clock}`

export const today = 'today'
export const tomorrow = 'tomorrow'
export const yesterday = 'yesterday'

const inFull = (hours: number, minutes: number) => formatDuration(hours * 60 + minutes)
