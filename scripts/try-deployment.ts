import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/support/start-site.ts'
import { deployChecks } from './deploy-checks.ts'
import { type ProxyClient, proxyClient } from './deploy-proxy-client.ts'
import {
  makeSelfSignedCertificate,
  type ProxyName,
  proxyNames,
  startProxy,
} from './deploy-reverse-proxies.ts'

// npm run try:deploy [-- caddy]: tests Debian's own proxies with the files of deploy/, a
// self-signed certificate and a fresh site. Fails if a check fails or a proxy is not installed.
const requestedProxies = process.argv.slice(2)
const knownProxies: readonly string[] = proxyNames
const unknownProxies = requestedProxies.filter((name) => !knownProxies.includes(name))
if (unknownProxies.length > 0) {
  console.error(`There is no ${unknownProxies.join(', ')}. There are: ${proxyNames.join(', ')}.`)
  process.exit(1)
}
const proxiesToTest = proxyNames.filter(
  (name) => requestedProxies.length === 0 || requestedProxies.includes(name),
)
const folder = mkdtempSync(join(tmpdir(), 'showroom-deploy-'))
const results = new Map<ProxyName, string[]>()
try {
  const certificate = makeSelfSignedCertificate(folder)
  for (const name of proxiesToTest) {
    if (isInstalled(name)) results.set(name, await tried(name))
    else console.log(`${name} is not installed here: sudo apt install ${name}`)
  }
  printResults()

  /** Runs all checks of a proxy. Returns their results in order. */
  async function tried(name: ProxyName): Promise<string[]> {
    const site = await startSite({ FORM_LIMIT_PER_MINUTE: '3' })
    const sitePort = Number(new URL(site.url).port)
    const behind = { site, sitePort }
    const proxy = await startProxy(name, { folder, certificate, sitePort }).catch(
      async (error: unknown) => {
        await site.stop()
        throw error
      },
    )
    try {
      const visit = proxyClient(name, proxy.ports, certificate, behind)
      const outcomes: string[] = []
      for (const { check } of deployChecks) outcomes.push(await runDeployCheck(check, visit))
      return outcomes
    } finally {
      await proxy.stop()
      await behind.site.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const isFine = [...results.values()].flat().every((it) => !it.startsWith('FAILED'))
process.exitCode = isFine && results.size === proxiesToTest.length ? 0 : 1

async function runDeployCheck(
  check: (visit: ProxyClient) => Promise<void>,
  visit: ProxyClient,
): Promise<string> {
  try {
    await check(visit)
    return 'ok'
  } catch (error) {
    return `FAILED: ${error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)}`
  }
}

function isInstalled(name: ProxyName): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0
}

function printResults() {
  const names = [...results.keys()]
  console.log(`${''.padEnd(70)}${names.map((name) => name.padEnd(8)).join('')}`)
  for (const [index, { says }] of deployChecks.entries()) {
    const outcomes = names.map((name) => results.get(name)?.[index] ?? '')
    const marks = outcomes.map((it) => (it === 'ok' ? 'ok' : 'FAILED').padEnd(8))
    console.log(`${says.padEnd(70)}${marks.join('')}`)
    for (const [at, outcome] of outcomes.entries())
      if (outcome !== 'ok') console.log(`  ${names[at]}: ${outcome}`)
  }
}
