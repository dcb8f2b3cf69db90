/** Returns a response that the browser saves as a file with the given name. */
export function downloadResponse(
  body: ReadableStream<Uint8Array>,
  type: string,
  name: string,
): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  })
}

type DayPeriod = { fromDate: string | undefined; toDate: string | undefined }

/** Appends the period to the name: `all_enquiries_2026-10-01_to_2026-10-31`. */
export function fileNameWithPeriod(name: string, { fromDate, toDate }: DayPeriod): string {
  if (fromDate === toDate) return fromDate === undefined ? name : `${name}_${fromDate}`
  const from = fromDate === undefined ? '' : `_from_${fromDate}`
  const to = toDate === undefined ? '' : `_to_${toDate}`
  return fromDate === undefined || toDate === undefined
    ? name + from + to
    : `${name}_${fromDate}${to}`
}
