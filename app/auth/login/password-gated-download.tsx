import type { MouseEvent, ReactNode } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { checkReauthentication } from './reauthentication-endpoints.ts'

type Props = { href: string; className: string; children: ReactNode }

/** Link to a download that requires a recent password. It asks first, because a download cannot. */
export function PasswordGatedDownload({ href, className, children }: Props) {
  async function ask(event: MouseEvent) {
    event.preventDefault()
    const proof = await requestAsStaff(checkReauthentication)
    if (proof.ok) location.assign(href)
    else if (proof.problem.message) void showToast(proof.problem.message, 'error')
  }

  return (
    <a href={href} download className={className} onClick={(event) => void ask(event)}>
      {children}
    </a>
  )
}
