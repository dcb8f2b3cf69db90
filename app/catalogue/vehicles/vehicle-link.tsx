import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/components/link.tsx'
import { modelDetailPath } from './model-paths.ts'

type Props = { bikeName: string } & Pick<ComponentProps<'a'>, 'className' | 'children'>

/** The link that was followed last: the history entry of its page, and its place on the page. */
let followed: { page: string; place: number } | undefined

/**
 * Link from a card to a vehicle's page. The card's picture grows into the page: `grows` in stage.css
 * finds the picture by the link's focus. Back on the list, the link has the focus again.
 */
export function VehicleLink({ bikeName, className = '', children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()
  useLayoutEffect(() => {
    const { current } = link
    if (current && followed?.page === key && followed.place === placeOf(current))
      current.focus({ preventScroll: true })
  }, [key])
  return (
    <Link
      ref={link}
      to={modelDetailPath({ bikeName })}
      state={{ bikeName }}
      viewTransition
      onClick={({ currentTarget }) => {
        followed = { page: key, place: placeOf(currentTarget) }
        // Safari does not focus a link that is clicked.
        currentTarget.focus({ preventScroll: true })
      }}
      className={`grows ${className}`}
    >
      {children}
    </Link>
  )
}

const placeOf = (link: Element) => [...document.querySelectorAll('.grows')].indexOf(link)
