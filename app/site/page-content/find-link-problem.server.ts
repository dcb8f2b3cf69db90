import { modelKeyFromLink } from '#app/catalogue/vehicles/model-paths.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { linkablePages } from './linkable-pages.ts'
import * as words from './staff-words.ts'

/** Returns a message if the link leads to a page or a model that does not exist. */
export async function findLinkProblem(db: Db, href: string): Promise<string | undefined> {
  const { pathname } = new URL(href, 'http://house')
  const model = modelKeyFromLink(href)
  const isPage =
    linkablePages.some((page) => page === pathname) ||
    /^\/dealers\/\d+$/.test(pathname) ||
    /^\/(view-details|angle-view)\//.test(pathname)
  if (!isPage || href.startsWith('//')) return words.noSuchPage(href)
  if (model === undefined) return undefined
  const row = await db
    .selectFrom('vehicles')
    .select('id')
    .where('key', '=', model)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? undefined : words.noSuchModel(model)
}
