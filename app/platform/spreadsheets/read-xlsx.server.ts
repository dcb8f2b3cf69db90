import readExcelFile from 'read-excel-file/universal'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { type Archive, openArchive } from '#app/platform/zip/open-archive.server.ts'
import { writeArchive } from '#app/platform/zip/write-archive.server.ts'
import { withCellAddresses } from './cell-addresses.ts'
import { type Sheet, type SheetCell, spreadsheetLimits } from './spreadsheet.ts'
import * as words from './spreadsheet-words.ts'

/**
 * Reads an `.xlsx` file, which is a ZIP of XML. The file is first unpacked within limits, and each
 * part is checked against its declared size, because the library unpacks everything without a
 * limit.
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Sheet[]>> {
  const unpacked = await unpack(Buffer.from(bytes))
  if (!unpacked.ok) return unpacked
  const parts = unpacked.value
  if (!parts.has('xl/workbook.xml')) return fail('invalid', words.otherSheet)
  const read = await readExcelFile(await withAddresses(bytes, parts)).catch(() => undefined)
  if (!read) return fail('invalid', words.unreadable)
  const xmlOf = sheetXml(parts)
  const sheets = read.map(
    ({ sheet: name, data }): Sheet => ({
      name,
      rows: data.slice(0, spreadsheetLimits.rows + 1).map((row) => row.map(cellOf)),
      ...unreadableCells(xmlOf(name)),
    }),
  )
  return sheets.some(({ rows }) => rows.length > spreadsheetLimits.rows)
    ? fail('invalid', words.tooMany(spreadsheetLimits.rows))
    : ok(sheets)
}

/** Returns the file. If rows or cells lack addresses, adds the addresses and repacks the file. */
async function withAddresses(bytes: Uint8Array<ArrayBuffer>, parts: Map<string, string>) {
  let isChanged = false
  for (const [name, xml] of parts) {
    if (!name.startsWith('xl/worksheets/') || !name.endsWith('.xml')) continue
    const next = withCellAddresses(xml)
    isChanged ||= next !== xml
    parts.set(name, next)
  }
  if (!isChanged) return new Blob([bytes])
  const archive = await openArchive(Buffer.from(bytes), spreadsheetLimits)
  if (!archive.ok) return new Blob([bytes])
  async function* files({ files: names, read }: Archive) {
    for (const name of names.keys()) {
      const xml = parts.get(name)
      const part = xml === undefined ? await read(name) : ok(Buffer.from(xml))
      if (part.ok) yield { name, bytes: part.value }
    }
  }
  return new Response(writeArchive(files(archive.value), new Date())).blob()
}

/**
 * Returns the parts that the reader needs. Unpacks all parts to check that no part is larger than
 * declared.
 */
async function unpack(bytes: Buffer): Promise<Result<Map<string, string>>> {
  const archive = await openArchive(bytes, spreadsheetLimits)
  if (!archive.ok) return fail('invalid', words.unreadable)
  const parts = new Map<string, string>()
  for (const name of archive.value.files.keys()) {
    const part = await archive.value.read(name)
    if (!part.ok) return fail('invalid', words.unreadable)
    if (/^xl\/(workbook\.xml|_rels\/|worksheets\/)/.test(name))
      parts.set(name, part.value.toString())
  }
  return ok(parts)
}

function cellOf(value: unknown): SheetCell {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

/** Returns a function that finds a sheet's XML by the sheet's name. */
function sheetXml(parts: ReadonlyMap<string, string>): (name: string) => string {
  const attributes = (tag: string) =>
    new Map(
      [...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
  const tags = (xml: string | undefined, name: string) =>
    [...(xml ?? '').matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributes(tag))
  const targets = new Map(
    tags(parts.get('xl/_rels/workbook.xml.rels'), 'Relationship').map((it) => [
      it.get('Id'),
      it.get('Target')?.replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  const byName = new Map(
    tags(parts.get('xl/workbook.xml'), 'sheet').map((it) => [
      unescaped(it.get('name') ?? ''),
      targets.get(it.get('r:id')),
    ]),
  )
  return (name) => parts.get(byName.get(name) ?? '') ?? ''
}

const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities.get(name) ?? '')
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

/**
 * Finds cells that the library ignores: those merged over several rows, and formulas without a
 * value.
 */
function unreadableCells(xml: string): Pick<Sheet, 'merged' | 'uncalculated'> {
  const merged = [...xml.matchAll(/<mergeCell [^>]*ref="([A-Z]+(\d+):[A-Z]+(\d+))"/g)]
    .filter(([, , from, to]) => from !== to)
    .flatMap(([, ref]) => ref ?? [])
  const uncalculated = [...xml.matchAll(/<c ([^>]*)(?<!\/)>((?:(?!<\/c>).)*)<\/c>/gs)]
    .filter(([, , inside = '']) => /<f[\s>/]/.test(inside) && !/<v>[^<]/.test(inside))
    .flatMap(([, head = '']) => /r="([A-Z]+\d+)"/.exec(head)?.[1] ?? [])
  return { merged, uncalculated }
}
