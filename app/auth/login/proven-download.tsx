import type { MouseEvent, ReactNode } from 'react'
import { notify } from '#app/ui/components/toast.ts'
import { call } from '#app/ui/portal/call.ts'
import { confirmProof } from './proof-calls.ts'

type Props = { href: string; className: string; children: ReactNode }

/** A link to a file that asks for the password: it is given here, for a download can ask nothing. */
export function ProvenDownload({ href, className, children }: Props) {
  async function ask(event: MouseEvent) {
    event.preventDefault()
    const proof = await call(confirmProof)
    if (proof.ok) location.assign(href)
    else if (proof.message) void notify(proof.message, 'error')
  }

  return (
    <a href={href} download className={className} onClick={(event) => void ask(event)}>
      {children}
    </a>
  )
}
