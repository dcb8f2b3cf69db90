import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A separate folder, because a build empties its folder first and a site may be running.
  // `scripts/build.ts` moves it into place.
  buildDirectory: '.cache/build',
  // Visitors load only the routes of the page's links, not those of the portal: 4.6 kB less script.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  // A `clientLoader` here is one line; its own file would be one more request for each page.
  splitRouteModules: false,
} satisfies Config
