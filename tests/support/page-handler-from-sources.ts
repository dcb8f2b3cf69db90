import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { createPageHandler, type PageHandler } from '#app/platform/http/page-handler.server.ts'
import routes from '#app/routes.ts'

type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module']

type TableRoute = {
  id: string
  parentId: string | undefined
  path: string | undefined
  index: boolean | undefined
  file: string
  /** `admin/reports/:report`, including the paths of the parent routes. */
  pattern: string
  isPage: boolean
}

/**
 * The route table as a flat list, each route after its parent. The IDs equal those of the build.
 */
export const routeTable: readonly TableRoute[] = routes.flatMap((entry) =>
  flattenRoute(entry, 'root', ''),
)

/**
 * Creates React Router's handler from the pages' sources. It renders as the server does, without a
 * build.
 */
export async function pageHandlerFromSources(): Promise<PageHandler> {
  const root = { id: 'root', parentId: undefined, path: '', index: undefined, file: 'root.tsx' }
  const all = await Promise.all(
    [root, ...routeTable].map(async ({ file, ...route }) => ({
      ...route,
      module: await loadPageModule(file),
    })),
  )
  const build: ServerBuild = {
    entry: { module: await import(resolve('app/entry.server.tsx')) },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/none.js', imports: [] },
      routes: Object.fromEntries(
        all.map(({ module, ...route }) => [
          route.id,
          // The router renders no data of a page that has only a `clientLoader`.
          { ...route, ...emptyBrowserManifest, hasLoader: module.loader !== undefined },
        ]),
      ),
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }
  return createPageHandler(build, 'production')
}

/** Passes props to components as the router's Vite plugin does. */
async function loadPageModule(file: string): Promise<ServerRouteModule> {
  const page = await import(resolve('app', file))
  return {
    ...page,
    ...(page.default && { default: withComponentProps(page.default) }),
    ...(page.ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(page.ErrorBoundary) }),
  }
}

const emptyBrowserManifest = {
  module: '/none.js',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

function flattenRoute(entry: RouteConfigEntry, parentId: string, above: string): TableRoute[] {
  const { file, path, index, children = [] } = entry
  const id = entry.id ?? file.replace(/\.tsx?$/, '')
  const pattern = [above, path].filter(Boolean).join('/')
  const isPage = children.length === 0
  return [
    { id, parentId, path, index, file, pattern, isPage },
    ...children.flatMap((child) => flattenRoute(child, id, pattern)),
  ]
}
