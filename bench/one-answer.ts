import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { besidePlain } from './beside.ts'
import type { Server } from './cost.ts'
import { digits, verdict } from './goals.ts'
import { withOurs } from './our-site.ts'
import { table } from './report.ts'
import { count, duration } from './written.ts'

type Case = { path: string; encoding: 'br' | 'gzip' | 'identity' }

const connections = 16
const atLeast = 0.8

/** Measures cached pages, for each kind of visitor. */
export function keptPages(): Promise<string> {
  return withOurs((site) =>
    besideTable(site, [
      { path: '/', encoding: 'br' },
      { path: '/', encoding: 'gzip' },
      { path: '/', encoding: 'identity' },
      { path: '/view-details/HORNET2.0', encoding: 'br' },
      { path: '/service-booking', encoding: 'br' },
    ]),
  )
}

/** Measures the largest script of the build, and a picture of the home page. */
export function builtFiles(): Promise<string> {
  return withOurs(async (site) => {
    const picture = await pictureOfHome(site)
    return besideTable(site, [
      { path: largestScript(), encoding: 'br' },
      { path: largestScript(), encoding: 'identity' },
      { path: picture, encoding: 'identity' },
    ])
  })
}

async function besideTable(site: Server, cases: readonly Case[]): Promise<string> {
  const rows: string[][] = []
  for (const { path, encoding } of cases) {
    const headers = { accept: '*/*', 'accept-encoding': encoding }
    const work = { requests: [{ path, headers }], connections }
    const { bytes, ours, plain, nginx } = await besidePlain(site, work)
    rows.push([
      path,
      encoding,
      count(bytes),
      duration(plain),
      duration(ours),
      nginx ? duration(nginx) : 'not installed',
      `${digits(plain.median / ours.median)}, ${verdict(plain.median / ours.median, { atLeast })}`,
      nginx ? digits(nginx.median / ours.median) : '',
    ])
  }
  return table(
    [
      'address',
      'encoding',
      'bytes',
      'plain node:http',
      'Showroom',
      'nginx',
      'of plain node:http, per processor second',
      'of nginx',
    ],
    rows,
  )
}

function largestScript(): string {
  const folder = 'build/client/assets'
  const size = (name: string) => statSync(join(folder, name)).size
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const [largest = ''] = scripts.toSorted((a, b) => size(b) - size(a))
  return `/assets/${largest}`
}

async function pictureOfHome({ url }: Server): Promise<string> {
  const html = await (await fetch(url)).text()
  const [picture] = /\/pictures\/[^"\s]+\.avif/.exec(html) ?? []
  if (!picture) throw new Error('The home page has no picture')
  return picture
}
