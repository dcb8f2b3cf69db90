import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import { proofText } from '#app/crm/quotations/quotation-proof.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/quotation-proof'

/** Serves the signed figures of a quotation as a file. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const proof = await context.get(servicesContext).quotationQueries.findProof(token)
  if (!proof) throw new Response(null, { status: 404, headers: quotationPageHeaders })
  const { number, revision } = proof
  return new Response(proofText(proof), {
    headers: {
      ...quotationPageHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="quotation-${number}-${revision}.json"`,
    },
  })
}
