import type { ReactNode } from 'react'

/** A staff page's title, with what can be done to the whole of it at its right. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="font-(family-name:--font-headline) font-bold text-2xl leading-tight md:text-3xl">
        {title}
      </h1>
      {children}
    </div>
  )
}
