/** Working minutes as a person says them: `1 h 35 min`. */
export function duration(minutes: number | null): string {
  if (minutes === null) return '–'
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
