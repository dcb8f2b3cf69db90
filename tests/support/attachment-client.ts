import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { multipartBody, uploadFile } from './sample-pictures.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-databases.ts'

export const samplePdf = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'
export const samplePdfFile = (name = 'quotation.pdf', text = samplePdf) =>
  uploadFile(text, name, 'application/pdf')

/** Lists the files of attachments, wherever the engine stores them. */
export async function listStoredAttachments({
  db,
  engine,
  dataDir,
}: TestDatabase): Promise<string[]> {
  if (engine === 'postgres') {
    const rows = await db.selectFrom('uploads').select('file').orderBy('file').execute()
    return rows.map(({ file }) => file)
  }
  try {
    return readdirSync(join(dataDir, 'attachments')).sort()
  } catch {
    return []
  }
}

/** Client of an enquiry's files for tests. `by` and `of` are another account and enquiry. */
export function attachmentClient(given: () => { owner: TestApp; reference: string }) {
  const pathOf = (of = given().reference) => `/api/enquiries/${of}/attachments`
  return {
    pathOf,
    add: async (
      file: File,
      { by, of, document = 'licence' }: { by?: TestApp; of?: string; document?: string } = {},
    ) => {
      const body = multipartBody({ file, document })
      const answer = await (by ?? given().owner).request(pathOf(of), { method: 'POST', body })
      return { status: answer.status, ...(await answer.json()) }
    },
    list: async (by = given().owner, of?: string) =>
      (await (await by.request(pathOf(of))).json()).attachments,
    open: (id: number, { by, of, size = '' }: { by?: TestApp; of?: string; size?: string } = {}) =>
      (by ?? given().owner).request(`${pathOf(of)}/${id}${size && `?size=${size}`}`),
    remove: async (id: number, by = given().owner) =>
      (await by.request(`${pathOf()}/${id}`, { method: 'DELETE' })).status,
    restore: async (id: number, by = given().owner) =>
      (await by.request(`${pathOf()}/${id}/restore`, { method: 'POST' })).status,
  }
}
