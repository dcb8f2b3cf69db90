import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import {
  answerQuotation,
  approveQuotation,
  changeQuotation,
  listQuotationKeys,
  listQuotations,
  makeQuotation,
  previewQuotation,
  renewQuotationLink,
  sendQuotation,
} from './quotation-endpoints.ts'
import type { QuotationStore } from './quotation-store.server.ts'
import * as words from './quotation-words.ts'
import type { QuotationWorkflowStore } from './quotation-workflow-store.server.ts'
import type { SigningKeyStore } from './signing-key-store.server.ts'

type Deps = {
  quotations: QuotationStore
  quotationWorkflow: QuotationWorkflowStore
  signingKeys: SigningKeyStore
}

/** Endpoints of quotations. The stores check the role's flows again. */
export const quotationEndpoints = [
  handleEndpoint(listQuotations, async ({ quotations }: Deps, { session, params }) =>
    unwrapResult(await quotations.list(session.staff, params.reference)),
  ),

  handleEndpoint(previewQuotation, async ({ quotations }: Deps, { session, body }) => {
    const { figures, ...shown } = unwrapResult(await quotations.preview(session.staff, body))
    const { lines, total, validUntil } = figures
    return { ...shown, variants: [...shown.variants], lines, total, validUntil }
  }),

  handleEndpoint(makeQuotation, async ({ quotations }: Deps, { session, params, body }) => {
    const { note, seen, asksApproval, replaces, replacesAccepted, ...choices } = body
    const quotation = unwrapResult(
      await quotations.make(session.staff, params.reference, {
        ...{ choices, note, seen, asksApproval, replaces, replacesAccepted },
      }),
    )
    return { message: savedMessage(quotation), quotation }
  }),

  handleEndpoint(changeQuotation, async ({ quotations }: Deps, { session, params, body }) => {
    const { note, version, asksApproval, ...choices } = body
    const quotation = unwrapResult(
      await quotations.change(session.staff, idOf(params.id), {
        ...{ choices, note, version, asksApproval },
      }),
    )
    return { message: savedMessage(quotation), quotation }
  }),

  handleEndpoint(approveQuotation, async ({ quotationWorkflow }: Deps, request) => ({
    message: words.approved,
    quotation: unwrapResult(await quotationWorkflow.approve(...staffAndQuotation(request))),
  })),

  handleEndpoint(sendQuotation, async ({ quotationWorkflow }: Deps, request) => {
    const quotation = unwrapResult(await quotationWorkflow.send(...staffAndQuotation(request)))
    return { message: words.sent(quotation.number), quotation }
  }),

  handleEndpoint(renewQuotationLink, async ({ quotationWorkflow }: Deps, request) => ({
    message: words.linkRenewed,
    quotation: unwrapResult(await quotationWorkflow.renewLink(...staffAndQuotation(request))),
  })),

  handleEndpoint(answerQuotation, async ({ quotationWorkflow }: Deps, request) => {
    const { answer } = request.body
    const quotation = unwrapResult(
      await quotationWorkflow.answer(...staffAndQuotation(request), answer),
    )
    return { message: words.answered[answer], quotation }
  }),

  handleEndpoint(listQuotationKeys, async ({ signingKeys }: Deps) => ({
    keys: await signingKeys.list(),
  })),
]

function savedMessage({ number, state }: { number: string; state: string }): string {
  return state === 'waiting' ? words.asked(number) : words.saved(number)
}

/** An invalid id is the id of no row. */
const idOf = (text: string) => parseRowId(text) ?? 0

type ChangeRequest = {
  session: { staff: StaffAccount }
  params: { id: string }
  body: { version: number }
}

/** Returns the account, and the quotation with the version that it saw. */
const staffAndQuotation = ({ session, params, body: { version } }: ChangeRequest) =>
  [session.staff, { id: idOf(params.id), version }] as const
