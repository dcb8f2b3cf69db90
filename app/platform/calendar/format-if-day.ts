import { formatDay } from './format-day.ts'

/** A day as people read it, any other text as it is. */
export const formatIfDay = (text: string) => (day.test(text) ? formatDay(text) : text)

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
