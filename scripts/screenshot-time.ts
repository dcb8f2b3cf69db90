/** The moment at which every screen is photographed: a Wednesday at 11 in India, the house is open. */
export const screenshotTime = Date.parse('2026-11-18T11:00:00+05:30')
