import type { Estimate } from '#app/crm/job-cards/job-card.ts'
import type { TestApp } from './test-app.ts'

export const brakePads = { text: 'Brake pads, front', amount: 850 }
export const oilChange = { text: 'Engine oil, 1 litre', amount: 400 }

type ListedEstimates = {
  estimates: Estimate[]
  isOpen: boolean
  isMailed: boolean
  hasWhatsApp: boolean
  whatsAppUrl: string | null
}

/** Client of the estimates of one enquiry for tests. */
export function estimateClient(app: TestApp, reference: string) {
  const path = `/api/enquiries/${reference}/job/estimates`
  const read = async (answer: Response): Promise<{ status: number; message: string }> => ({
    status: answer.status,
    ...(await answer.json()),
  })
  return {
    list: async (): Promise<ListedEstimates> => (await app.request(path)).json(),
    async send(lines: readonly object[] = [brakePads, oilChange], key?: string) {
      const headers: HeadersInit = key ? { 'Idempotency-Key': key } : {}
      return read(await app.send('POST', path, { lines }, { headers }))
    },
    async note(number: number, body: object) {
      return read(await app.send('PATCH', `${path}/${number}`, body))
    },
  }
}
