import type { ReactNode, Ref } from 'react'

type Props = {
  title: string
  children?: ReactNode
  /** Ref of the title, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>
}

/** Title of a portal page, with its actions on the right. */
export function PageHeading({ title, children, ref }: Props) {
  return (
    <div className="mb-3 flex md:mb-6 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1
        ref={ref}
        tabIndex={-1}
        className="wrap-anywhere min-w-0 font-(family-name:--font-headline) font-bold text-2xl leading-tight md:text-3xl"
      >
        {title}
      </h1>
      {children}
    </div>
  )
}
