import type { Capability } from '#app/platform/permissions/capability.ts'
import { keywords, parts } from '#app/site/page-content/form-words.ts'
import { pageContentKeys } from '#app/site/page-content/page-content-keys.ts'
import { menuAddresses, menuGroups, topMenuItems } from '#app/ui/portal/portal-menu.ts'
import * as words from './command-palette-words.ts'
import { keywordsByPage, settingSections } from './palette-setting-words.ts'
import type { PaletteResult } from './rank-results.ts'

type AddressedResult = PaletteResult & { to: string; may?: Capability }

/** The pages of the menu, in its order. */
export const menuPages: readonly AddressedResult[] = [
  { label: '', entries: topMenuItems },
  ...menuGroups,
].flatMap(({ label: note, entries }) =>
  entries.map(({ label, to }) => ({
    group: words.pages,
    key: to,
    label,
    note,
    keywords: keywordsByPage[to] ?? '',
    to,
  })),
)

/** Sections of pages, and page contents, that staff look for by another name than the page's. */
export const settings: readonly AddressedResult[] = [
  ...settingSections,
  ...pageContentKeys
    // Both are the content of a page in the menu.
    .filter((key) => key !== 'dealer' && key !== 'desk-rules')
    .map((key) => ({
      label: parts[key],
      note: words.pagesAndPictures,
      keywords: keywords[key],
      to: `/admin/site/${key}`,
    })),
].map((it) => ({ ...it, group: words.settings, key: it.to }))

/** Returns the part of an address that the rights of an account decide about. */
export const pageAddress = (to: string) => to.replace(/[?#].*$/, '')

/** Addresses of the palette that the menu lacks. The server reports which of them an account may open. */
export const addressesBesideMenu: readonly string[] = settings
  .map(({ to }) => pageAddress(to))
  .filter((address) => !menuAddresses.includes(address))
