import type { ChargeTable } from '#app/catalogue/pricing/charges/charges-content.ts'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Quotation } from '#app/crm/quotations/quotation-schema.ts'
import { addEnquiry, deskClient } from './desk-client.ts'
import { type TestApp, testApp, testNow } from './test-app.ts'
import type { TestDatabase } from './test-databases.ts'

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
    renewLink: (quotation: Quotation) => act('link', quotation),
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

/** Opens the app with three people and an enquiry for a test ride, for tests of quotations. */
export async function openQuotationDesk(database: TestDatabase) {
  let now = testNow
  const app = testApp(database, { clock: () => now })
  const owner = await app.loginAsStaff()
  const sales = await app.loginAsStaff('sales')
  const manager = await app.loginAsStaff('manager')
  const reference = await addEnquiry(owner, testRideEnquiry)
  const as = (person: TestApp) => quotationClient(person, reference)
  return {
    ...{ owner, sales, manager, reference, as },
    /** Makes and sends a quotation. */
    async send(choices: object = {}, person = sales): Promise<Quotation> {
      const { quotation } = await as(person).make(choices)
      return (await as(person).send(quotation)).quotation
    },
    /** Lists the acts on quotations, each with the person. */
    async listActs() {
      const { history } = await deskClient(owner).read(reference)
      return history.flatMap(({ quotation, who }) => (quotation ? [[quotation.act, who]] : []))
    },
    /** Moves the clock. Sessions may end. */
    passDays(days: number) {
      now = new Date(now.getTime() + days * 24 * 3600_000)
    },
  }
}

export type QuotationDesk = Awaited<ReturnType<typeof openQuotationDesk>>

export const tokenOf = ({ path }: Quotation): string => (path ?? '').replace('/q/', '')
