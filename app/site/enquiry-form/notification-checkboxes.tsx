import type { FormEvent, ReactNode } from 'react'

const notificationPrefix = 'notifications.'
const allNotificationsName = `${notificationPrefix}all`

/**
 * The checkbox "All" sets every notification checkbox and shows whether all of them are set. The
 * checkboxes are native, so drafts, resets and posts without JavaScript need no extra code.
 */
export function NotificationCheckboxes({ children }: { children: ReactNode }) {
  return <div onInputCapture={syncAllCheckbox}>{children}</div>
}

function syncAllCheckbox({ target }: FormEvent<HTMLElement>) {
  if (!isCheckbox(target)) return
  const boxes = [...(target.form?.elements ?? [])].filter(isCheckbox)
  const channels = boxes.filter((box) => box.name !== allNotificationsName)
  if (target.name === allNotificationsName) for (const box of channels) box.checked = target.checked
  for (const box of boxes)
    if (box.name === allNotificationsName) box.checked = channels.every((it) => it.checked)
}

function isCheckbox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name.startsWith(notificationPrefix)
}
