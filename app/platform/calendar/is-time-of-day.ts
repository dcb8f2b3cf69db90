/** Returns `true` for a time on the clock, `HH:MM` from `00:00` to `23:59`. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
