import { beforeEach } from 'vitest'
import type { ChargeTable } from '#app/catalogue/pricing/charges/charges-content.ts'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { QuotationSection } from '#app/crm/quotations/quotation-list-sections.ts'
import type { Quotation } from '#app/crm/quotations/quotation-schema.ts'
import { addEnquiry, deskClient } from './desk-client.ts'
import { type TestApp, testApp, testNow } from './test-app.ts'
import { onEachDatabase, type TestDatabase } from './test-databases.ts'

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

/** Raises one charge of the Hornet by ₹600. */
export const raiseRoadSafetyCess = (app: TestApp): Promise<void> =>
  changeCharges(app, (table) => ({
    ...table,
    charges: table.charges.map((row) =>
      row.key === 'road-safety-cess' ? { ...row, rupees: 2600 } : row,
    ),
  }))

async function openQuotationDesk(database: TestDatabase) {
  let now = testNow
  const app = testApp(database, { clock: () => now })
  const owner = await app.loginAsStaff()
  const sales = await app.loginAsStaff('sales')
  const manager = await app.loginAsStaff('manager')
  const reference = await addEnquiry(owner, testRideEnquiry)
  const as = (person: TestApp) => quotationClient(person, reference)
  const findAccount = async (userId: string) => {
    const account = await owner.services.staff.findByUserId(userId)
    if (!account) throw new Error(`No account ${userId}`)
    return account
  }
  return {
    ...{ owner, sales, manager, reference, as, findAccount },
    /** Makes and sends a quotation. */
    async send(choices: object = {}, person = sales): Promise<Quotation> {
      const { quotation } = await as(person).make(choices)
      return (await as(person).send(quotation)).quotation
    },
    /** Lists the quotations of a section, as the account sees them in the portal. */
    async listSection(section: QuotationSection, userId = 'sales') {
      const reader = await findAccount(userId)
      return owner.services.quotationQueries.listForStaff(reader, { section, number: '' })
    },
    /** Counts the quotations that were sent on a day of a test, as the owner sees them. */
    async readFigures(period = { from: '2026-11-02', to: '2026-11-02' }) {
      return owner.services.quotationQueries.figures(await findAccount('meera'), period)
    },
    /** Lists the acts on quotations, each with the person. */
    listActs: () => listQuotationActs(owner, reference),
    async eraseCustomer() {
      const { id } = await deskClient(owner).read(reference)
      const answer = await owner.send('DELETE', `/api/enquiries/${id}`)
      if (answer.status !== 200) throw new Error(`Erasing failed with ${answer.status}`)
    },
    /** Moves the clock. Sessions may end: `logInAgain` opens another one. */
    passDays(days: number) {
      now = new Date(now.getTime() + days * 24 * 3600_000)
    },
    logInAgain: async (role: 'sales') => as(await app.loginAsStaff(role)),
  }
}

/** Lists the acts on quotations in the history of an enquiry, each with the person. */
export async function listQuotationActs(app: TestApp, reference: string) {
  const { history } = await deskClient(app).read(reference)
  return history.flatMap(({ quotation, who }) => (quotation ? [[quotation.act, who]] : []))
}

type QuotationDesk = Awaited<ReturnType<typeof openQuotationDesk>> & {
  /** The clients of the three people. */
  bySales: ReturnType<typeof quotationClient>
  byManager: ReturnType<typeof quotationClient>
  byOwner: ReturnType<typeof quotationClient>
}

/**
 * Runs the tests on each database. Before each test, three people log in, and a visitor has enquired
 * about a test ride. Call `getDesk` only inside tests.
 */
export function onEachQuotationDesk(
  name: string,
  tests: (getDesk: () => QuotationDesk, getDatabase: () => TestDatabase) => void,
): void {
  onEachDatabase(name, (getDatabase) => {
    let desk: QuotationDesk | undefined
    beforeEach(async () => {
      const opened = await openQuotationDesk(getDatabase())
      const { as, sales, manager, owner } = opened
      desk = { ...opened, bySales: as(sales), byManager: as(manager), byOwner: as(owner) }
    })
    tests(() => {
      if (!desk) throw new Error('Ask for the desk inside a test')
      return desk
    }, getDatabase)
  })
}

export const tokenOf = ({ path }: Quotation): string => (path ?? '').replace('/q/', '')
