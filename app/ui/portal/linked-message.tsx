import { useEffect } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'

/** The part of a message that links to a page of the portal, or to another site by its `href`. */
export type MessageLink = { text: string } & ({ to: string } | { href: string })

/** Shows a message, with a link in it or after it if there is one. */
export function showLinkedMessage(message: string, link: MessageLink | undefined): void {
  void showToast(link ? <LinkedMessage message={message} link={link} /> : message)
}

/** Time in which the link can be reached, in milliseconds. */
const duration = 15_000

type Props = { message: string; link: MessageLink } & Partial<Pick<ToastContentProps, 'toastProps'>>

const look = '-my-3 inline-flex min-h-11 items-center font-semibold text-ink underline'

/** The content of a toast, which adds `toastProps`. The toast stays longer than one without a link. */
function LinkedMessage({ message, link, toastProps }: Props) {
  const id = toastProps?.toastId
  useEffect(() => {
    if (id === undefined) return
    void import('react-toastify/unstyled').then(({ toast }) =>
      toast.update(id, { autoClose: duration }),
    )
  }, [id])
  const [before = '', ...after] = message.split(link.text)
  return (
    <p>
      {before}
      {after.length === 0 && ' '}
      {'href' in link ? (
        <a href={link.href} target="_blank" rel="noreferrer" className={look}>
          {link.text}
        </a>
      ) : (
        <Link to={link.to} className={look}>
          {link.text}
        </Link>
      )}
      {after.join(link.text)}
    </p>
  )
}
