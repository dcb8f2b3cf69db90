type Row = { label: string; value: string; approximate: boolean }
type Amount = { value: number; upTo?: number; approximate?: true }

/**
 * Reads figures from a model's specification texts if the texts have a usual form. This code is
 * frozen with its migration; later figures are entered as numbers.
 */
export function figuresOf(specifications: string): Record<string, object> {
  const rows = rowsIn(specifications)
  const find = (...labels: string[]) => rows.find(({ label }) => labels.includes(label))
  const amount = (row: Row | undefined, read: (text: string) => number[] | undefined) =>
    row && amountOf(row, read(row.value))
  const found = {
    power: powerOf(find('Maximum power', 'Power')),
    torque: torqueOf(find('Maximum torque', 'Torque')),
    weightKg: amount(find('Kerb weight', 'Weight'), inUnit('kg')),
    seatHeightMm: amount(find('Seat height'), inUnit('mm')),
    tankLitres: amount(find('Fuel tank'), inUnit('litres|l')),
    bootLitres: amount(find('Boot', 'Storage'), inUnit('litres|l')),
    mileageKmpl: amount(find('Mileage'), inUnit('km/l|kmpl')),
    rangeKm: amount(find('Range'), inUnit('km')),
    topSpeedKmh: amount(find('Top speed'), inUnit('km/h')),
    batteryKwh: batteryOf(rows),
    chargingHours: chargingOf(find('Charging')),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, it]) => (it ? [[name, it]] : [])))
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`

/** Kilowatts per unit of power. */
const kilowatts: Record<string, number> = { kw: 1, bhp: 0.7457, hp: 0.7457, ps: 0.7355 }

/** `6.10 kW @ 6,500 rpm`, `47.6 PS @ …`, `17.6–18.3 PS @ …`, `141 kW (192 PS) @ …`, `1.2 kW, 1.8 kW peak` */
function powerOf(row: Row | undefined) {
  const form = new RegExp(
    `^(?:${number} kW, )?(${number})(?:[–-](${number}))? (kW|bhp|hp|PS)(?: \\([^)]*\\))?( peak)?(?: @ (${number}) rpm)?$`,
    'i',
  )
  const [, from, to, unit = '', peak, rpm] = row?.value.match(form) ?? []
  const perUnit = kilowatts[unit.toLowerCase()]
  if (!row || !from || !perUnit) return undefined
  const kw = (amount: string) => Math.round(read(amount) * perUnit * 1000) / 1000
  return {
    kw: kw(from),
    ...(to && { upToKw: kw(to) }),
    ...(rpm && { rpm: read(rpm) }),
    ...(peak && { isPeak: true }),
    stated: row.value,
    ...mark(row),
  }
}

/** `8.79 Nm @ 5,250 rpm`, `22 Nm`; not `77 Nm at the wheel`, which is another quantity. */
function torqueOf(row: Row | undefined) {
  const [, nm, rpm] =
    row?.value.match(new RegExp(`^(${number}) Nm(?: @ (${number}) rpm)?$`, 'i')) ?? []
  if (!row || !nm) return undefined
  return { nm: read(nm), ...(rpm && { rpm: read(rpm) }), stated: row.value, ...mark(row) }
}

/** `107 kg`, `118–119 kg`, `114 (drum), 115 (disc) kg`, `50 km/h; 30 in Econ`, `80 km (test cycle)` */
function inUnit(unit: string) {
  const one = new RegExp(`^(${number}) (?:${unit})(?: \\(.*\\)|;.*)?$`, 'i')
  const range = new RegExp(`^(${number})[–-](${number}) (?:${unit})$`, 'i')
  const byVariant = new RegExp(
    `^(${number}) \\([^)]+\\), (${number}) \\([^)]+\\) (?:${unit})$`,
    'i',
  )
  return (text: string) =>
    [one, range, byVariant]
      .map((form) => text.match(form)?.slice(1).map(read))
      .find((numbers) => numbers)
}

/** `1.5 kWh, fixed, IP67`, `2 × 1.5 kWh, swappable` */
function batteryOf(rows: readonly Row[]): Amount | undefined {
  for (const row of rows.filter(({ label }) => ['Battery', 'Batteries'].includes(label))) {
    const [, count = '1', kwh] =
      row.value.match(new RegExp(`^(?:(\\d) × )?(${number}) kWh\\b`, 'i')) ?? []
    if (kwh) return { value: read(count) * read(kwh), ...mark(row) }
  }
  return undefined
}

/** `… full in about 6 h 50` */
function chargingOf(row: Row | undefined): Amount | undefined {
  const [, about, hours, minutes = '0'] =
    row?.value.match(/\bfull in (about )?(\d+) h(?: (\d+))?/i) ?? []
  if (!row || !hours) return undefined
  const value = Math.round((read(hours) + read(minutes) / 60) * 100) / 100
  return { value, ...mark({ approximate: row.approximate || about !== undefined }) }
}

function amountOf(row: Row, numbers: readonly number[] | undefined): Amount | undefined {
  if (!numbers?.length) return undefined
  const [value, upTo] = [Math.min(...numbers), Math.max(...numbers)]
  return { value, ...(upTo > value && { upTo }), ...mark(row) }
}

function mark({ approximate }: Pick<Row, 'approximate'>): { approximate?: true } {
  return approximate ? { approximate } : {}
}

function read(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

/** Rows of all groups in their order, without invalid rows. */
function rowsIn(json: string): Row[] {
  const groups = Object.values(group(parse(json)))
  return groups.flat().flatMap((row) => {
    const { label, value, approximate } = group(row)
    if (typeof label !== 'string' || typeof value !== 'string') return []
    return [{ label, value: value.trim(), approximate: approximate === true }]
  })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function group(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
