import type { ChargeTable } from '#app/catalogue/pricing/charges/charges-content.ts'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import type { Quotation } from '#app/crm/quotations/quotation.ts'
import type { TestApp } from './test-app.ts'

type Outcome = {
  status: number
  message: string
  errors: Record<string, string[]>
  quotation: Quotation
}

/** Client of the quotations of one enquiry for tests. */
export function quotationClient(app: TestApp, reference: string) {
  async function read(answer: Response): Promise<Outcome> {
    return { status: answer.status, ...(await answer.json()) }
  }
  const list = async (): Promise<{ quotations: Quotation[]; seen: number }> =>
    (await app.request(`/api/enquiries/${reference}/quotations`)).json()
  const act = async (what: string, { id, version }: Quotation, more: object = {}) =>
    read(await app.send('POST', `/api/quotations/${id}/${what}`, { version, ...more }))
  return {
    list,
    async make(choices: object = {}) {
      const { seen } = await list()
      const body = { model: 'HORNET2.0', variant: 'Standard', seen, ...choices }
      return read(await app.send('POST', `/api/enquiries/${reference}/quotations`, body))
    },
    async change({ id, version, choices }: Quotation, changed: object) {
      const body = { ...choices, version, ...changed }
      return read(await app.send('PATCH', `/api/quotations/${id}`, body))
    },
    approve: (quotation: Quotation) => act('approve', quotation),
    send: (quotation: Quotation) => act('send', quotation),
    answer: (quotation: Quotation, answer: string) => act('answer', quotation, { answer }),
  }
}

/** Publishes a changed table of charges. */
export async function changeCharges(
  { services }: TestApp,
  change: (table: ChargeTable) => ChargeTable,
): Promise<void> {
  const { facts, staff } = services
  const editor = await staff.findByUserId('meera')
  if (!editor) throw new Error('No owner has logged in')
  const { value, version } = await facts.findForEdit(chargesSetting)
  await facts.change(editor, chargesSetting, { value: change(value), version })
}
