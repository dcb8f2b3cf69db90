const preloadLinkPattern = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const moduleScript = '<script type="module" async="">'

/**
 * The document without what would make the browser fetch the page's program before it paints: React
 * Router's preloads and its module script, whose text stays for `defer-hydration.ts` to run. As no type of
 * script that browsers know, it is read by nobody else.
 */
export function stripEagerScripts(html: string): string {
  const files = new Set([...html.matchAll(preloadLinkPattern)].map(([, href]) => href))
  return html
    .replaceAll(preloadLinkPattern, '')
    .replace(
      moduleScript,
      `<script type="text/plain" id="program" data-files="${[...files].join(' ')}">`,
    )
}
