import { formatDay } from './format-day.ts'

/** Formats a text with `formatDay` if it is a day, and returns any other text unchanged. */
export const formatIfDay = (text: string) => (day.test(text) ? formatDay(text) : text)

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
