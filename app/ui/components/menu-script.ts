/**
 * Runs in every document with menus (`<details data-menu>`), before hydration and without it. The
 * browser opens and closes a menu at its `summary`. This script closes other menus, and closes a
 * menu on Escape, a choice, or a click or focus elsewhere. In a menu of links (`data-menu="links"`)
 * the arrow keys move the focus.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

function close(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  for (const part of [menu, ...menu.querySelectorAll('details')]) part.open = false
}

function elementOf({ target }: Event): Element {
  return target instanceof Element ? target : document.documentElement
}

function closeOthers(event: Event) {
  for (const menu of openMenus()) if (!menu.contains(elementOf(event))) close(menu)
}

addEventListener('focusin', closeOthers)
// Safari on a phone fires no click for a tap on text.
addEventListener('pointerdown', closeOthers)
addEventListener('click', (event) => {
  closeOthers(event)
  if (elementOf(event).closest('a')) for (const menu of openMenus()) close(menu)
})

addEventListener('keydown', (event) => {
  const { key } = event
  if (key === 'Escape') for (const menu of openMenus()) close(menu)
  const menu = elementOf(event).closest<HTMLDetailsElement>('details[data-menu="links"]')
  if (!menu || (key !== 'ArrowDown' && !menu.open)) return
  const links = [...menu.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key]
  if (next === undefined) return
  event.preventDefault()
  menu.open = true
  if (next < 0) menu.querySelector('summary')?.focus()
  else links[next % links.length]?.focus()
})

// Browsers before Safari 17.2, Chrome 120 and Firefox 130 do not close a `details` when another of
// its name opens.
addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const name = target.getAttribute('name')
    if (!name) return
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`))
      if (other !== target) other.open = false
  },
  true,
)
