import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import {
  type EnquiryState,
  isClosedState,
  type legacyState,
} from '#app/crm/enquiries/enquiry-states.ts'
import { importedAnswerNames } from '#app/crm/enquiries/imported-answer-names.ts'
import { registrationNumberKey } from '#app/crm/enquiries/registration-number-key.ts'
import { normalizeIndianPhone } from '#app/platform/forms/normalize-indian-phone.ts'
import { isIndianMobile, toDialableNumber } from '#app/platform/forms/phone-number.ts'
import { isEmailAddress } from '#app/platform/schema/email-address.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import type { ColumnMapping, ImportColumn } from './import-columns.ts'
import { cellText, type SheetRow } from './import-sheet.ts'
import { findImportKind, mapImportStatus } from './import-status.ts'
import * as words from './import-words.ts'
import { type DayOrder, parseImportDay } from './parse-import-day.ts'

/** A cell that cannot be imported. */
export type RowProblem = { row: number; column: ImportColumn; value: string; message: string }

/** A row as it will be stored. */
export type ImportRow = {
  row: number
  kind: EnquiryKind
  name: string
  /** Number in dialling form, or ''. */
  phone: string
  email: string
  model: string
  plate: string
  /** Day of the enquiry; null if the sheet has none. */
  day: string | null
  state: EnquiryState | typeof legacyState
  isOpen: boolean
  answers: EnquiryAnswers
}

export type RowContext = {
  columns: ColumnMapping
  dayOrder: DayOrder
  /** The kind of rows without a known kind. */
  kind: EnquiryKind
  /** Today in the dealer's time zone. */
  today: string
}

const maxLineLength = 100
const maxNotesLength = 2000
const maxShownLength = 60
const firstDay = '1990-01-01'

/** Texts that people write in an empty cell. */
const blanks = /^(-+|\.+|_+|n\/?a|nil|none|null|#n\/a|not (available|known|given))$/i

/** Parses a row of the sheet, or returns its problems. */
export function parseImportRow(
  { row, cells }: SheetRow,
  context: RowContext,
): { record: ImportRow } | { problems: RowProblem[] } {
  const { columns } = context
  const problems: RowProblem[] = []
  const cellOf = (column: ImportColumn) => cells[columns[column] ?? -1] ?? null
  const textOf = (column: ImportColumn) => {
    const text = cellText(cellOf(column))
    return blanks.test(text) ? '' : text
  }
  const refuse = (column: ImportColumn, message: string) => {
    const value = sanitizeLine(cellText(cellOf(column)).slice(0, maxShownLength))
    problems.push({ row, column, value, message })
    return ''
  }
  const lineOf = (column: ImportColumn) => {
    const line = sanitizeLine(textOf(column))
    return line.length > maxLineLength ? refuse(column, words.tooLong(maxLineLength)) : line
  }

  const name = lineOf('name')
  const { phone, others, problem } = parseNumbers(textOf('mobile'))
  if (problem) refuse('mobile', problem)
  if (name === '' && phone === '' && !problem)
    refuse(columns.mobile === undefined ? 'name' : 'mobile', words.nobody)
  const email = normalizeIdentifier(textOf('email')).toLowerCase()
  if (email !== '' && !isEmailAddress(email)) refuse('email', words.noEmail)
  const written = textOf('plate')
  const plate = /^(new|applied( for)?)$/i.test(written)
    ? ''
    : (registrationNumberKey(written) ?? '')
  if (plate === '' && /\d/.test(written)) refuse('plate', words.noPlate)
  const dateText = textOf('date')
  const day = dateText === '' ? null : (parseImportDay(cellOf('date'), context.dayOrder) ?? null)
  if (dateText !== '' && day === null) refuse('date', words.noDay)
  else if (day !== null && day > context.today) refuse('date', words.future)
  else if (day !== null && day < firstDay) refuse('date', words.tooOld)
  const notes = sanitizeMultiline(textOf('notes'))
  if (notes.length > maxNotesLength) refuse('notes', words.tooLong(maxNotesLength))
  const model = lineOf('model')
  const [kindText, statusText] = [lineOf('kind'), lineOf('status')]
  const [source, city] = [lineOf('source'), lineOf('city')]
  if (problems.length > 0) return { problems }

  const kind = findImportKind(kindText) ?? context.kind
  const { state, isKnown } = mapImportStatus(kind, statusText)
  const answers = answersOf(kind, {
    ...{ name, phone, email, model, plate, notes, city, source },
    otherNumbers: others,
    kind: findImportKind(kindText) ? '' : kindText,
    status: isKnown ? '' : statusText,
  })
  const isOpen = !isClosedState(state)
  return { record: { row, kind, name, phone, email, model, plate, day, state, isOpen, answers } }
}

/** Reads the first number that can be dialled. Other numbers are kept as text. */
function parseNumbers(text: string): { phone: string; others: string; problem?: string } {
  if (text === '') return { phone: '', others: '' }
  if (/^\d(\.\d+)?e\+?\d+$/i.test(text))
    return { phone: '', others: '', problem: words.shortenedNumber }
  // Excel shows a number that was calculated as `9848012345.0`.
  const parts = text
    .replace(/\.0+$/, '')
    .split(/[,;/\n|&]+|\bor\b/i)
    .map((part) => sanitizeLine(part))
    .filter((part) => part !== '')
  const numbers = parts.map((part) => ({ part, phone: toDialableNumber(part.replace(/^'/, '')) }))
  const first = numbers.find(({ phone }) => isMobile(phone)) ?? numbers.find(isLandline)
  if (!first) return { phone: '', others: '', problem: words.noNumber }
  const others = numbers.filter((it) => it !== first).map(({ part }) => part)
  return { phone: first.phone, others: others.join(', ').slice(0, maxLineLength) }
}

const isMobile = (phone: string) =>
  phone.startsWith('+91') ? isIndianMobile(phone) : phone.startsWith('+')

/** A landline is at least an area code and a number. A shorter number has lost digits. */
const isLandline = ({ phone }: { phone: string }) =>
  /^0\d{9,11}$/.test(phone) || /^\+91[1-5]\d{9}$/.test(phone)

type ImportedValues = Record<'name' | 'phone' | keyof typeof importedAnswerNames, string>

/** Puts each value into the kind's own field, and otherwise under its label. */
function answersOf(kind: EnquiryKind, values: ImportedValues): EnquiryAnswers {
  const names = Object.keys(kind.fields)
  const byControl = (control: string) => names.find((it) => kind.fields[it]?.control === control)
  const fieldOf: Record<string, string | undefined> = {
    name: names.find((it) => it === 'name') ?? 'name',
    phone: byControl('tel'),
    email: byControl('email'),
    model: modelFieldName(kind),
    plate: names.find((it) => kind.fields[it]?.kind === 'plate'),
  }
  const labels: Record<string, string> = importedAnswerNames
  return Object.fromEntries(
    Object.entries(values).flatMap(([value, text]) => {
      const field = fieldOf[value] ?? labels[value]
      if (text === '' || field === undefined) return []
      return [[field, value === 'phone' ? normalizeIndianPhone(text) : text]]
    }),
  )
}
