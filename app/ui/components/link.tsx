import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

type LinkOptions = {
  to: To
  replace?: boolean
  preventScrollReset?: boolean
  viewTransition?: boolean
}

/**
 * Link within the site, followed without loading a document. The router's own link also has
 * prefetching, masks and external targets, whose code every visitor would load.
 */
export function Link({
  to,
  replace,
  preventScrollReset,
  viewTransition,
  state,
  onClick,
  children,
  ...rest
}: LinkOptions & { state?: unknown } & Omit<ComponentProps<'a'>, 'href'>) {
  const way = { replace, preventScrollReset, viewTransition, state, target: rest.target }
  const follow = useLinkClickHandler(to, way)
  return (
    <a
      {...rest}
      href={useHref(to)}
      // The router reads the targets of such links in advance, not only at a click.
      data-discover="true"
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
