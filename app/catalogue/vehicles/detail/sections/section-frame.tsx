import type { ReactNode } from 'react'

/** A section of a model's page with its title. */
export function SectionFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="column">
      <div className="border-hairline border-t py-10 md:py-16">
        <h2 className="headline text-title md:text-3xl">{title}</h2>
        {children}
      </div>
    </section>
  )
}
