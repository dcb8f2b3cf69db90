import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../tests/support/network-ports.ts'

export const proxyNames = ['caddy', 'nginx'] as const
export type ProxyName = (typeof proxyNames)[number]

/** Host name in the files of deploy/. */
export const siteHostName = 'showroom.example.com'

/** Paths of PEM files. */
export type CertificatePaths = { certificate: string; key: string }
export type ProxyPorts = { http: number; https: number }

type StartProxyOptions = {
  folder: string
  certificate: CertificatePaths
  sitePort: number
  /** Address of a CDN. If set, the lines for a CDN in the proxy's file are enabled. */
  cdn?: string
}

/** Creates a self-signed certificate. Requires Debian's openssl. */
export function makeSelfSignedCertificate(folder: string): CertificatePaths {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')
  const name = ['-subj', `/CN=${siteHostName}`, '-addext', `subjectAltName=DNS:${siteHostName}`]
  execFileSync('openssl', [...words, ...name, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { certificate, key }
}

/** Runs the proxy with the file from deploy/. Only ports and paths are replaced. */
export async function startProxy(name: ProxyName, given: StartProxyOptions) {
  const ports: ProxyPorts = { http: await findFreePort(), https: await findFreePort() }
  const words = { caddy: caddyArguments, nginx: nginxArguments }[name](given, ports)
  const home = given.folder
  const child = spawn(name, words, {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  while (!(await isListening(ports.https))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${said}`)
    await sleep(50)
  }
  return {
    ports,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

function caddyArguments(
  { folder, certificate, sitePort, cdn }: StartProxyOptions,
  ports: ProxyPorts,
): string[] {
  const file = join(folder, 'Caddyfile')
  const text = readDeployFile('Caddyfile', cdn)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(
      `:${siteHostName}} {\n`,
      (head) => `${head}\ttls ${certificate.certificate} ${certificate.key}\n`,
    )
  const global = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`
  writeFileSync(file, global + text)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

function nginxArguments(
  { folder, certificate, sitePort, cdn }: StartProxyOptions,
  ports: ProxyPorts,
): string[] {
  const prefix = join(folder, 'nginx')
  mkdirSync(prefix)
  const text = readDeployFile('nginx.conf', cdn)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(/(listen (?:\[::\]:)?)80\b/g, `$1${ports.http}`)
    .replace(/(listen (?:\[::\]:)?)443\b/g, `$1${ports.https}`)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate.certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, certificate.key)
  return configureNginx(prefix, text)
}

/**
 * Writes a complete nginx configuration around a site's file into an empty folder. Returns nginx's
 * arguments.
 */
export function configureNginx(prefix: string, site: string): string[] {
  writeFileSync(join(prefix, 'site.conf'), site)
  // The relevant parts of Debian's nginx.conf around the sites, with other folders.
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${prefix}/${kind};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const around = `${user}daemon off;\npid ${prefix}/pid;\nerror_log stderr error;\nevents {}
http {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${bodies}\ninclude ${prefix}/site.conf;\n}\n`
  writeFileSync(join(prefix, 'nginx.conf'), around)
  return ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr']
}

/** Reads a file of deploy/. With a CDN, edits the file as the comments in it say. */
function readDeployFile(file: string, cdn: string | undefined): string {
  const text = readFileSync(join('deploy', file), 'utf8')
  if (cdn === undefined) return text
  return text
    .replaceAll(/#(?=set_real_ip_from|real_ip_header|trusted_proxies|header_up X-Forwarded)/g, '')
    .replaceAll('203.0.113.0/24', `${cdn}/32`)
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = connect(port, '127.0.0.1')
  probe.on('connect', () => resolve(true)).on('error', () => resolve(false))
  return promise.finally(() => probe.destroy())
}
