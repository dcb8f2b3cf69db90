import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { CircleUser } from '#app/ui/icons/circle-user.ts'
import { ExternalLink } from '#app/ui/icons/external-link.ts'
import { KeyRound } from '#app/ui/icons/key-round.ts'
import { LogOut } from '#app/ui/icons/log-out.ts'
import { Menu } from '#app/ui/icons/menu.ts'
import { X } from '#app/ui/icons/x.ts'
import { clearBrowserData } from './login-marker.ts'
import { PortalMenu } from './portal-sidebar.tsx'
import * as words from './staff-words.ts'

/** Header with the dealer's name, the menu on a phone and the user menu. */
export function PortalHeader({
  dealerName,
  search,
  presence,
  ...user
}: { dealerName: string; search: ReactNode; presence: ReactNode } & ComponentProps<
  typeof UserMenu
>) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-[min(0.75rem,3.2vw)] border-hairline border-b bg-surface px-[min(0.75rem,3.2vw)] md:px-6 print:hidden">
      <MobileMenu />
      <Link
        to="/admin/dashboard"
        className="min-w-0 truncate py-2.5 font-bold text-base text-ink no-underline"
      >
        {dealerName}{' '}
        <span className="font-normal text-quiet max-sm:hidden">{words.adminPortal}</span>
      </Link>
      <div className="ml-auto shrink-0">{search}</div>
      <a
        href="/"
        target="_blank"
        rel="noreferrer"
        className="hidden min-h-9 items-center gap-1.5 rounded-control px-2 text-quiet text-sm no-underline hover:text-ink sm:flex"
      >
        {words.website} <ExternalLink className="size-4" />
      </a>
      <div className="shrink-0">{presence}</div>
      <UserMenu {...user} />
    </header>
  )
}

/** Ends the session. Resolves to `undefined` if the person cancels. */
export type LogOut = () => Promise<boolean | undefined>

function UserMenu({ userName, logOut }: { userName: string; logOut: LogOut }) {
  const menu = useClosesOnNavigation()
  return (
    <details ref={menu} data-menu name="menu">
      <summary className="menu-button flex min-h-11 min-w-11 max-w-44 items-center justify-center max-sm:max-w-28 gap-2 rounded-control px-2 font-semibold text-sm hover:bg-ground md:min-h-9">
        <CircleUser className="size-5 shrink-0" />
        <span className="truncate max-sm:sr-only">{userName}</span>
      </summary>
      <div className="absolute top-13 right-3 w-56 rounded-control border border-hairline bg-surface p-1.5 text-ink shadow-float md:right-6">
        <UserMenuLink to="/admin/profile" icon={<CircleUser className="size-5" />}>
          {words.profile}
        </UserMenuLink>
        <UserMenuLink to="/admin/change-password" icon={<KeyRound className="size-5" />}>
          {words.changePassword}
        </UserMenuLink>
        <LogoutForm logOut={logOut} />
      </div>
    </details>
  )
}

function UserMenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Link to={to} className={`${menuItem} no-underline`}>
      {icon}
      {children}
    </Link>
  )
}

const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ink text-sm hover:bg-ground md:min-h-9'

/** Ends the session on the server, deletes this browser's data and opens the login. */
function LogoutForm({ logOut }: { logOut: LogOut }) {
  const navigate = useNavigate()

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const hasEnded = await logOut()
    if (hasEnded === undefined) return
    // Without the server's confirmation the session may still be open.
    if (!hasEnded) return showToast(words.somethingWentWrong, 'error')
    clearBrowserData()
    await navigate('/admin/login')
  }

  return (
    <form method="post" action="/admin/logout" onSubmit={onSubmit}>
      <button type="submit" className={menuItem}>
        <LogOut className="size-5" />
        {words.logOut}
      </button>
    </form>
  )
}

/** Opens below the header, so that its button can also close it. */
function MobileMenu() {
  const menu = useClosesOnNavigation()
  return (
    <details ref={menu} data-menu name="menu" className="md:hidden">
      <summary className="icon-button menu-button -ml-1">
        <span className="sr-only">{words.menu}</span>
        <Menu aria-hidden className="when-closed size-6" />
        <X aria-hidden className="when-open size-6" />
      </summary>
      <div className="fixed top-14 bottom-0 left-0 w-72 max-w-[85vw] overflow-y-auto border-hairline border-r bg-surface p-3 text-ink shadow-float">
        <PortalMenu label={words.phoneMenu} />
      </div>
    </details>
  )
}

/** Closes a menu when the address changes, because it outlives the page. */
function useClosesOnNavigation() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shown.current === key) return
    shown.current = key
    if (menu.current) menu.current.open = false
  }, [key])
  return menu
}
