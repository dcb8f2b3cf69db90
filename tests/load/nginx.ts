import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/network-ports.ts'
import { configureNginx } from '../../scripts/deploy-reverse-proxies.ts'

export type Running = { url: string; pid: number; stop: () => Promise<void> }

/**
 * Starts Debian's nginx before two instances. It uses `deploy/nginx.conf` with the changes that its
 * comments describe, but without TLS.
 */
export async function startNginx(instances: readonly [string, string]): Promise<Running> {
  const port = await findFreePort()
  return runNginx(siteFile(port, instances), `http://127.0.0.1:${port}`, '/healthz')
}

/**
 * Runs Debian's nginx with a site file that listens at `url`, and waits until `path` responds with
 * success.
 */
export async function runNginx(site: string, url: string, path: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-nginx-'))
  const nginx = spawn('nginx', configureNginx(folder, site), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const stop = async () => {
    nginx.kill('SIGQUIT')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answers(nginx, `${url}${path}`)) return { url, pid: nginx.pid ?? 0, stop }
  await stop()
  throw new Error(`nginx did not start:\n${said}`)
}

function siteFile(port: number, instances: readonly [string, string]): string {
  const [first, second] = instances.map((url) => new URL(url).port)
  return (
    readFileSync('deploy/nginx.conf', 'utf8')
      .replace('server 127.0.0.1:3000', `server 127.0.0.1:${first}`)
      .replace('#server 127.0.0.1:3001', `server 127.0.0.1:${second}`)
      .replace('#least_conn', 'least_conn')
      // Removes the rate limits, because all senders share one address here.
      .replaceAll(/^\t?limit_.*\n/gm, '')
      // Removes the servers that only redirect or refuse.
      .replaceAll(/^server \{\n(?:(?!proxy_pass)[\s\S])*?^\}\n/gm, '')
      .replaceAll(/^\t(?:ssl_.*|listen \[::\].*)\n/gm, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
  )
}

/** Waits for a response. Returns `false` if nginx has ended, or after half a minute. */
async function answers(nginx: ChildProcess, address: string): Promise<boolean> {
  const until = performance.now() + 30_000
  while (nginx.exitCode === null && performance.now() < until) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(50)
  }
  return false
}
