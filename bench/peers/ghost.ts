import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findFreePort } from '../../tests/support/network-ports.ts'
import { answersWell, startOwn } from './own-process.ts'
import type { Peer } from './peer.ts'

/**
 * Ghost with SQLite and its default theme, from a folder where the operator has installed it with a
 * matching Node.
 */
export function ghostIn(folder: string | undefined): Peer {
  const node = join(folder ?? '', 'node/node_modules/node/bin/node')
  const program = join(folder ?? '', 'package/index.js')
  return {
    name: 'Ghost',
    missing() {
      if (folder === undefined)
        return ['npm run bench:peers -- --ghost <folder>, as docs/benchmarks.md says']
      return [node, program].filter((file) => !existsSync(file))
    },
    async start() {
      const content = mkdtempSync(join(tmpdir(), 'showroom-ghost-'))
      cpSync(join(program, '../content'), content, { recursive: true })
      const port = await findFreePort()
      const url = `http://127.0.0.1:${port}`
      const env = {
        NODE_ENV: 'production',
        url,
        server__host: '127.0.0.1',
        server__port: String(port),
        database__client: 'better-sqlite3',
        database__connection__filename: join(content, 'ghost.db'),
        paths__contentPath: content,
        privacy__useUpdateCheck: 'false',
        logging__level: 'error',
        mail__transport: 'Direct',
      }
      const own = await startOwn(node, ['index.js'], {
        cwd: join(program, '..'),
        env,
        isReady: () => answersWell(url),
      })
      const stop = async () => {
        await own.stop()
        rmSync(content, { recursive: true, force: true })
      }
      return { servers: [{ name: `Ghost ${version(program)}`, url, pids: [own.pid] }], stop }
    },
  }
}

function version(program: string): string {
  const text = readFileSync(join(program, '../package.json'), 'utf8')
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}
