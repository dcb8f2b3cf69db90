/** Time of all screenshots: a Wednesday at 11:00 in India, when the dealer is open. */
export const screenshotTime = Date.parse('2026-11-18T11:00:00+05:30')
