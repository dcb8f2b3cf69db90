import type { ReactNode } from 'react'

/** Note with a warning and its explanation. */
export function WarningNote({ matter, children }: { matter: string; children: ReactNode }) {
  return (
    <p className="mb-6 border-warn border-l-4 bg-surface px-4 py-2 text-sm">
      <strong className="font-semibold">{matter}</strong> {children}
    </p>
  )
}
