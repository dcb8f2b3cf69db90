import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Aside: a build empties its folder first, and a site may be running. `scripts/build.ts` puts it in place.
  buildDirectory: '.cache/build',
  // A visitor is told of the routes that the page's links lead to, not of the portal's: 4.6 kB less script.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  // A `clientLoader` here is one line; a file of its own would be one more request for each page.
  splitRouteModules: false,
} satisfies Config
