import { useRef, useState } from 'react'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './quotation-desk-words.ts'
import { previewQuotation } from './quotation-endpoints.ts'
import type { QuotationChoices } from './quotation-schema.ts'

export type QuotationPreview = EndpointAnswer<typeof previewQuotation>

/**
 * Asks the server for the lines of the latest choices. `base` is the first answer for a vehicle, from
 * which the form takes the variants and the optional lines.
 */
export function useQuotationPreview() {
  const [preview, setPreview] = useState<QuotationPreview>()
  const [base, setBase] = useState<QuotationPreview>()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(0)

  async function ask(choices: QuotationChoices) {
    const turn = ++latest.current
    setAsking(true)
    const sent = await requestAsStaff(previewQuotation, { body: choices })
    // A later request has been sent, so this answer is old.
    if (turn !== latest.current) return
    setAsking(false)
    setProblem(sent.ok ? undefined : sent.problem.message || words.unreachable)
    if (!sent.ok) return
    setPreview(sent.value)
    setBase((now) => (now?.choices.model === sent.value.choices.model ? now : sent.value))
  }

  return { preview, base, problem, isAsking, ask }
}
