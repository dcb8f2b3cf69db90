import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/my-enquiry-data'

/** Serves the data of an enquiry to its customer as a file. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { myEnquiries } = context.get(servicesContext)
  const found = await myEnquiries.find(token)
  if (!found) throw new Response(null, { status: 404, headers: quotationPageHeaders })
  const file = JSON.stringify(await myEnquiries.download(found), null, 2)
  return new Response(`${file}\n`, {
    headers: {
      ...quotationPageHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${found.reference}.json"`,
    },
  })
}
