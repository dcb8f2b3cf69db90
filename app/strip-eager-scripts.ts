const preloadLinkPattern = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const moduleScript = '<script type="module" async="">'

/**
 * Removes what makes the browser load the page's script before the first paint: React Router's
 * preloads and its module script. The script's text stays for `defer-hydration.ts`, with a type
 * that browsers do not run.
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
