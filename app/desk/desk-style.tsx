import href from './desk.css?url'

/** The desk's own stylesheet. The document brings the site's alone: React puts this one into its head, before the page is shown. */
export function DeskStyle() {
  return <link rel="stylesheet" href={href} precedence="page" />
}
