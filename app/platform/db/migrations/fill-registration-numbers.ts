import { type Kysely, sql } from 'kysely'

const batch = 500

type Row = { id: number; answers_json: string; search_text: string }

/**
 * Fills registration numbers and search texts of existing rows. Rows without a change are not
 * written.
 */
export async function fillRegistrationNumbers(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, answers_json, search_text from enquiries where id > ${after} order by id limit ${batch}`.execute(
      db,
    )
    const changed = rows.flatMap((row) => {
      const text = searchTextOf(row.search_text)
      const plate = registrationNumberIn(row.answers_json)
      return text === row.search_text && plate === null ? [] : [{ id: row.id, text, plate }]
    })
    if (changed.length > 0) await write(db, changed)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function write(
  db: Kysely<unknown>,
  changed: readonly { id: number; text: string; plate: string | null }[],
): Promise<void> {
  const values = changed.map(({ id, text, plate }) => sql`(${id}, ${text}, ${plate ?? ''})`)
  await sql`
    update enquiries set search_text = given.column2, plate = nullif(given.column3, '')
    from (values ${sql.join(values)}) as given
    where enquiries.id = cast(given.column1 as integer)`.execute(db)
}

/** The earlier lines, normalized, and their identifiers without separators. */
function searchTextOf(stored: string): string {
  const [reference = '', ...lines] = stored.split('\n').map(fold)
  const compact = lines.flatMap((line) =>
    identifiersIn(line)
      .map(compactOf)
      .filter((it) => it.length >= 4 && it !== line),
  )
  return [reference, ...lines, ...compact].filter((line) => line !== '').join('\n')
}

function identifiersIn(line: string): readonly string[] {
  const isShort = line.length <= 40 && /\d/.test(line) && !/@|^\d{4}-\d\d-\d\d$/.test(line)
  return isShort ? [line] : (line.match(plateInText) ?? [])
}

const plateInText = /\b[a-z]{2}[\s.-]*\d{1,2}[\s.-]*[a-z]{1,3}[\s.-]*\d{1,4}\b/g

const plates = [
  /^[A-Z]{2}\d{1,2}[A-Z]{1,3}\d{1,4}$/,
  /^\d{2}BH\d{4}[A-Z]{1,2}$/,
  /^T\d{4}[A-Z]{2}\d{4}[A-Z]{0,2}$/,
]

function registrationNumberIn(answersJson: string): string | null {
  const key = compactOf(fold(registrationIn(answersJson))).toUpperCase()
  return plates.some((plate) => plate.test(key)) ? key : null
}

/** Field names of the registration number in the forms. */
const names = ['registrationNumber', 'registration', 'regNo']

function registrationIn(answersJson: string): string {
  try {
    const answers: unknown = JSON.parse(answersJson)
    const given = Object.entries(typeof answers === 'object' && answers !== null ? answers : {})
    const found: unknown = given.find(([name]) => names.includes(name))?.[1]
    return typeof found === 'string' ? found : ''
  } catch {
    return ''
  }
}

function compactOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Copy of `normalizeSearchText` at the time of this migration. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]|\ufeff/gu, '')
    .replaceAll(/[\p{Pd}\u02d7\u2043\u2212]/gu, '-')
    .replaceAll(/[\u2018-\u201b\u2032\u02b9\u02bc]/g, "'")
    .replaceAll(/[\u201c-\u201f\u2033]/g, '"')
    .replaceAll(/[\u3002\u066b]/g, '.')
    .replaceAll(/[\u060c\u066c]/g, ',')
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)
    .normalize('NFKC')
    .replaceAll(/[\s\u0085\u2800]+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC')
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
