import { chargesContent } from '#app/catalogue/pricing/charges/charges-content.ts'
import type { Content } from '#app/content/fields/define-content.ts'
import { appointmentsContent } from '#app/crm/appointments/appointments-content.ts'
import { isPageContentKey, type PageContentKey } from './page-content-keys.ts'
import { shortDeclarations } from './short-declarations.ts'

/** The declaration of each page content. */
export const pageContentDeclarations: Readonly<Record<PageContentKey, Content>> = {
  ...shortDeclarations,
  charges: chargesContent,
  appointments: appointmentsContent,
}

/** Formats a message about a path of a page content. */
export const pageContentMessage = (path: string, says: string, key: string): string =>
  isPageContentKey(key) ? pageContentDeclarations[key].fieldMessage(path, says) : says
