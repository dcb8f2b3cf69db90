import type { ErasureStore } from '#app/crm/enquiries/erasure-store.server.ts'
import { downloadResponse } from '#app/crm/reports/download-response.server.ts'
import type { PrivateFileStore } from '#app/media/pictures/private-file-store.server.ts'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { toDialableNumber } from '#app/platform/forms/phone-number.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { failField } from '#app/platform/result/result.ts'
import { writeArchive } from '#app/platform/zip/write-archive.server.ts'
import { consentWithdrawalEndpoints } from './consent-withdrawal-endpoints.server.ts'
import { customerCsvStream } from './customer-csv.server.ts'
import {
  addCustomerNote,
  changeCustomer,
  downloadCustomerData,
  downloadCustomerFiles,
  eraseCustomer,
  exportCustomers,
  getCustomer,
  listCustomers,
  mergeCustomer,
  splitCustomer,
} from './customer-endpoints.ts'
import { readCustomerFiles } from './customer-files-query.server.ts'
import type { CustomerListQueries } from './customer-list-query.server.ts'
import type { CustomerMergeStore } from './customer-merge-store.server.ts'
import type { CustomerQueries } from './customer-query.server.ts'
import type { CustomerStore } from './customer-store.server.ts'
import { customerVehicleEndpoints } from './customer-vehicle-endpoints.server.ts'
import * as words from './customer-words.ts'

type ReadDeps = { customers: CustomerQueries }
type ListDeps = { customerList: CustomerListQueries }
type ChangeDeps = { customerChanges: CustomerStore }
type MergeDeps = ReadDeps & { customerMerges: CustomerMergeStore }
type ExportDeps = { security: Pick<SecurityLog, 'note'>; timeZone: string }
export const customerEndpoints = [
  ...customerVehicleEndpoints,
  ...consentWithdrawalEndpoints,

  handleEndpoint(listCustomers, ({ customerList }: ListDeps, { session, query }) =>
    customerList.list(session.staff, query),
  ),

  handleEndpoint(
    exportCustomers,
    async (
      { customerList, security, timeZone }: ListDeps & ExportDeps,
      { session, query, editor, facts },
    ) => {
      const label = words.csvLabel
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      return downloadResponse(
        customerCsvStream(customerList.listAll(session.staff, query), timeZone),
        'text/csv; charset=utf-8',
        'customers.csv',
      )
    },
  ),

  handleEndpoint(getCustomer, async ({ customers }: ReadDeps, { session, params }) => {
    const found = await customers.find(session.staff, idOf(params.id))
    if (!found) throw new Problem(404, words.gone)
    return found
  }),

  handleEndpoint(
    downloadCustomerData,
    async ({ customers, security }: ReadDeps & ExportDeps, { session, params, editor, facts }) => {
      const found = await customers.findData(session.staff, idOf(params.id))
      if (!found) throw new Problem(404, words.gone)
      const label = words.downloadLabel(found.id)
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      return downloadResponse(
        new Blob([JSON.stringify(found, null, 2)]).stream(),
        'application/json; charset=utf-8',
        `customer-${found.id}.json`,
      )
    },
  ),

  handleEndpoint(
    downloadCustomerFiles,
    async (
      {
        customers,
        attachmentFiles,
        clock,
        security,
      }: ReadDeps & ExportDeps & { attachmentFiles: PrivateFileStore; clock: Clock },
      { session, params, editor, facts },
    ) => {
      const id = idOf(params.id)
      const rows = await customers.listFiles(session.staff, id)
      if (!rows) throw new Problem(404, words.gone)
      const label = words.filesLabel(id)
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      return downloadResponse(
        writeArchive(readCustomerFiles(rows, attachmentFiles), clock()),
        'application/zip',
        `customer-${id}-files.zip`,
      )
    },
  ),

  handleEndpoint(changeCustomer, async ({ customerChanges }: ChangeDeps, asked) => {
    const { session, params, body } = asked
    unwrapResult(await customerChanges.edit(session.staff, idOf(params.id), body))
    return { message: words.saved }
  }),

  handleEndpoint(addCustomerNote, async ({ customerChanges }: ChangeDeps, asked) => {
    const { session, params, body, request } = asked
    const key = request.headers.get('idempotency-key')?.slice(0, 200)
    unwrapResult(
      await customerChanges.addNote(session.staff, idOf(params.id), { text: body.text, key }),
    )
    return { message: words.noteSaved }
  }),

  handleEndpoint(
    mergeCustomer,
    async ({ customers, customerMerges }: MergeDeps, { session, params, body }) => {
      const from =
        body.from ??
        (await customers.findIdByPhone(session.staff, toDialableNumber(body.phone ?? '')))
      if (from === undefined) return unwrapResult(failField('phone', words.noSuchNumber))
      const { name } = unwrapResult(
        await customerMerges.merge(session.staff, from, idOf(params.id)),
      )
      return { message: words.merged(name || words.nameless) }
    },
  ),

  handleEndpoint(splitCustomer, async ({ customerMerges }: MergeDeps, { session, params }) => {
    const { name } = unwrapResult(await customerMerges.split(session.staff, idOf(params.id)))
    return { message: words.splitDone(name || words.nameless) }
  }),

  handleEndpoint(
    eraseCustomer,
    async (
      { customers, erasures }: ReadDeps & { erasures: Pick<ErasureStore, 'eraseCustomer'> },
      { session, params, editor },
    ) => {
      const found = await customers.find(session.staff, idOf(params.id))
      const count = found && (await erasures.eraseCustomer(editor, found.id))
      if (count === undefined) throw new Problem(404, words.gone)
      return { message: words.erased(count) }
    },
  ),
]

/** An invalid id is the id of no row. */
const idOf = (text: string) => parseRowId(text) ?? 0
