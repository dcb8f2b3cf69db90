import type { FormEvent, ReactNode } from 'react'

const group = 'notifications.'
const all = `${group}all`

/**
 * 'All' sets every notification box, and says whether every one is set. The boxes stay the
 * browser's own, so that a draft, a reset and a form without JavaScript need nothing from here.
 */
export function NotificationBoxes({ children }: { children: ReactNode }) {
  return <div onInputCapture={follow}>{children}</div>
}

function follow({ target }: FormEvent<HTMLElement>) {
  if (!isBox(target)) return
  const boxes = [...(target.form?.elements ?? [])].filter(isBox)
  const channels = boxes.filter((box) => box.name !== all)
  if (target.name === all) for (const box of channels) box.checked = target.checked
  for (const box of boxes) if (box.name === all) box.checked = channels.every((it) => it.checked)
}

function isBox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name.startsWith(group)
}
