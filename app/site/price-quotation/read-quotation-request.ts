/** The form as the visitor sent it, so that a refused form keeps it. */
export type TypedQuotationRequest = {
  name: string
  contact: string
  agree: boolean
  idempotencyKey: string
  /** The total that the visitor saw, in whole rupees. */
  total: string
}

const maxLength = 200

/** Reads the fields of the form. A missing field is ''. */
export function readQuotationRequest(form: URLSearchParams): TypedQuotationRequest {
  const one = (name: string) => (form.get(name) ?? '').slice(0, maxLength)
  return {
    name: one('name'),
    contact: one('contact'),
    agree: form.has('agree'),
    idempotencyKey: one('idempotencyKey'),
    total: one('total'),
  }
}
