/** Formats `19:30` or `19:30:05` as "07:30 PM". */
export function formatOpeningTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(hour % 12 || 12)}:${two(minute)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
