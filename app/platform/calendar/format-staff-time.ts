/**
 * Formats `16:30` or `16:30:05` for staff as "4:30 PM". The site formats opening hours with
 * `formatOpeningTime`.
 */
export function formatStaffTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
