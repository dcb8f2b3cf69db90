/**
 * `true` for a measurement such as `1,833 mm` or `118–119 kg`; `false` for `4-stroke` or
 * `120/70ZR17`.
 */
export function isMeasurementText(text: string): boolean {
  return /^\d[\d.,–]* (mm|kg|cc|litres|kWh?|Nm|km|V|h|min|s)\b/.test(text)
}
