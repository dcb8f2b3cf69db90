import { useEffect } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { Link } from '#app/ui/components/link.tsx'

/** A message with a part that links to a page of the portal. */
export type MessageLink = { text: string; to: string }

/** Time in which the link can be reached, in milliseconds. */
const duration = 15_000

type Props = { message: string; link: MessageLink } & Partial<Pick<ToastContentProps, 'toastProps'>>

/** The content of a toast, which adds `toastProps`. The toast stays longer than one without a link. */
export function LinkedMessage({ message, link, toastProps }: Props) {
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
      <Link
        to={link.to}
        className="-my-3 inline-flex min-h-11 items-center font-semibold text-ink underline"
      >
        {link.text}
      </Link>
      {after.join(link.text)}
    </p>
  )
}
