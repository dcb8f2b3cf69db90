import { writeArchive } from '#app/platform/zip/write-archive.server.ts'

/** Builds an `.xlsx` file of these sheets. Each has its rows as XML, followed by `after`. */
export async function sampleWorkbook(sheets: Record<string, string>, after = ''): Promise<File> {
  const names = Object.keys(sheets)
  const ids = names.map((name, index) => ({ name, number: index + 1 }))
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relationshipsNamespace}"><sheets>${ids
      .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ids
      .map(
        ({ number }) =>
          `<Relationship Id="rId${number}" Type="${relationshipsNamespace}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      ids.map(({ name, number }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet xmlns="${spreadsheetNamespace}"><sheetData>${sheets[name]}</sheetData>${after}</worksheet>`,
      ]),
    ),
  }
  async function* each() {
    for (const [name, text] of Object.entries(files)) yield { name, bytes: Buffer.from(text) }
  }
  const bytes = await new Response(writeArchive(each(), new Date('2026-11-02'))).arrayBuffer()
  return new File([bytes], 'prices.xlsx')
}

const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
