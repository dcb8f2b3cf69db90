import { basename, dirname } from 'node:path'
import { runNginx } from '../tests/load/nginx.ts'
import { findFreePort } from '../tests/support/network-ports.ts'
import type { keepAnswers } from './answers.ts'
import type { Server } from './cost.ts'

/**
 * Starts one worker of Debian's nginx that serves these responses from the disk, with its best
 * settings.
 */
export async function startNginxWith(kept: ReturnType<typeof keepAnswers>): Promise<Server> {
  const port = await findFreePort()
  const first = kept[0]?.path ?? '/'
  const { url, pid, stop } = await runNginx(siteFile(port, kept), `http://127.0.0.1:${port}`, first)
  return { url, pids: [pid], stop }
}

/** Paths without query strings, which nginx ignores here. The first response of a path is used. */
function siteFile(port: number, kept: ReturnType<typeof keepAnswers>): string {
  const byPath = new Map(kept.toReversed().map((it) => [it.path.split('?')[0] ?? '', it]))
  const locations = [...byPath].map(([path, { headers, file }]) => {
    const own = headers.filter(([name]) => !/^content-type$/i.test(name))
    const [, type = ''] = headers.find(([name]) => /^content-type$/i.test(name)) ?? []
    return `location = ${quoted(decodeURI(path))} {
  types {} default_type ${quoted(type)};
  ${own.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n  ')}
  root ${quoted(dirname(file))};
  try_files ${quoted(`/${basename(file)}`)} =404;
}`
  })
  return `sendfile on;
tcp_nopush on;
etag off;
if_modified_since off;
open_file_cache max=1000 inactive=1h;
open_file_cache_valid 1h;
keepalive_requests 1000000000;
server {
listen 127.0.0.1:${port};
${locations.join('\n')}
}
`
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
