/** Whether a specification is a figure, `1,833 mm`, `118–119 kg`; not `4-stroke` or `120/70ZR17`. */
export function isMeasurementText(text: string): boolean {
  return /^\d[\d.,–]* (mm|kg|cc|litres|kWh?|Nm|km|V|h|min|s)\b/.test(text)
}
