import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { digits, verdict } from './goals.ts'
import { type Drawn, drawnOn } from './live-drawn.ts'
import {
  bytesOf,
  drawnMachines,
  type Fetched,
  type Level,
  plainName,
  type Tap,
  tapOn,
} from './live-taps.ts'
import { withOurs } from './our-site.ts'
import { table } from './report.ts'
import { stageWithoutThree } from './three-weight.ts'
import { count } from './written.ts'

const limits = { phone: 200, desk: 280, next: 60 } as const
const looked = ['hornet-2-0', 'activa-6g', 'cbr1000rr-r']

type Taps = ReadonlyMap<string, Record<Level, Tap>>

/**
 * Measures the bytes that a tap on each vehicle's live view fetches, and the drawing cost of some.
 */
export function liveBytes(): Promise<string> {
  return withOurs(async ({ url }) => {
    const server = await launchChromium()
    try {
      const browser = await chromium.connect(server.wsEndpoint())
      const taps = new Map<string, Record<Level, Tap>>()
      const drawn: [slug: string, level: Level, drawn: Drawn][] = []
      for (const [slug, path] of drawnMachines()) {
        const phone = await tapOn(browser, url + path, 'phone')
        const desk = await tapOn(browser, url + path, 'desk')
        if (!phone || !desk) continue
        taps.set(slug, { phone, desk })
        if (!looked.includes(slug)) continue
        for (const level of ['phone', 'desk'] as const)
          drawn.push([slug, level, await drawnOn(browser, url + path, level)])
      }
      const parts = [ofTaps(taps), ofKinds(taps), await ofScripts(taps), ofDrawn(drawn)]
      return [...parts, ofRequests(taps)].join('\n\n')
    } finally {
      await server.close()
    }
  })
}

const kB = (bytes: number) => digits(bytes / 1000)

function ofTaps(taps: Taps): string {
  const rows = (['phone', 'desk'] as const).map((level) => {
    const all = [...taps].map(([slug, of]) => ({ slug, bytes: bytesOf(fetchedAt(of[level])) }))
    const [least, ...more] = all.toSorted((one, other) => one.bytes - other.bytes)
    const most = more.at(-1)
    if (!least || !most) throw new Error('No machine is drawn.')
    const named = ({ slug, bytes }: typeof most) => `${kB(bytes)} (${slug})`
    const goal = verdict(most.bytes / 1000, { atMost: limits[level] })
    return [level, count(all.length), named(least), named(most), goal]
  })
  return table(['a tap, kB', 'machines', 'the least', 'the most', 'goal'], rows)
}

/** Pictures also load without the tap. */
const fetchedAt = ({ after }: Tap) => after.filter(({ type }) => type !== 'image')

const isOcclusion = ({ name }: Fetched) => name.endsWith('.bin')

/** Code of the worker. Other scripts load for every vehicle. */
function codeOf(tap: Tap, everywhere: ReadonlySet<string>): Fetched[] {
  return tap.after.filter((it) => it.name.endsWith('.js') && !everywhere.has(it.name))
}

function ofKinds(taps: Taps): string {
  const all = [...taps.values()].map(({ phone }) => phone)
  const lists = all.map(({ after }) => new Set(after.map(({ name }) => name)))
  const [first = new Set<string>()] = lists
  const everywhere = new Set([...first].filter((name) => lists.every((it) => it.has(name))))
  const shared = all[0]?.after.filter((it) => everywhere.has(it.name) && isOfWorker(it)) ?? []
  const kinds = Map.groupBy(all, (tap) => codeOf(tap, everywhere).map(plainName).sort().join(', '))
  const rows = [...kinds].map(([kind, of]) => {
    const code = of[0] ? codeOf(of[0], everywhere) : []
    const files = of.map((tap) => bytesOf(tap.after.filter(isOcclusion)))
    const [least, most] = [Math.min(...files), Math.max(...files)]
    const others = [...kinds].flatMap(([name, [tap]]) => (name === kind || !tap ? [] : [tap]))
    const fromOthers = others.map((other) => {
      const there = new Set(other.after.map(({ name }) => name))
      return most + bytesOf(code.filter(({ name }) => !there.has(name)))
    })
    return [
      kind,
      count(of.length),
      kB(bytesOf([...shared, ...code])),
      `${kB(least)}–${kB(most)}`,
      `${kB(Math.min(...fromOthers))}–${kB(Math.max(...fromOthers))}`,
      verdict(Math.max(...fromOthers) / 1000, { atMost: limits.next }),
    ]
  })
  const head = [
    'the worker’s files beside those of every machine',
    'machines',
    'code, kB',
    'the next of the same kind (its occlusion)',
    'the next after another kind, at most',
    'goal',
  ]
  return table(head, rows)
}

const isOfWorker = ({ name }: Fetched) => /^(worker|base|rolldown-runtime)-/.test(name)

async function ofScripts(taps: Taps): Promise<string> {
  const hornet = taps.get('hornet-2-0')?.phone
  if (!hornet) throw new Error('The Hornet is not drawn.')
  const stage = bytesOf(hornet.after.filter((it) => plainName(it) === 'viewer-3d'))
  const own = await stageWithoutThree()
  return table(
    ['script', 'kB'],
    [
      ['/angle-view before the tap', kB(hornet.scriptBefore)],
      ['three.js', kB(stage - own)],
      ['our stage', kB(own)],
      [
        'the live view’s page',
        kB(bytesOf(hornet.after.filter((it) => plainName(it) === 'live-view'))),
      ],
    ],
  )
}

function ofDrawn(all: readonly [slug: string, level: Level, drawn: Drawn][]): string {
  const rows = all.map(([slug, level, { triangles, draws, drawsAtRest, geometry, textures }]) => [
    slug,
    level,
    count(triangles),
    count(draws),
    count(drawsAtRest),
    digits(geometry / 1e6),
    digits(textures / 1e6),
  ])
  const head = [
    'machine',
    'detail',
    'triangles a frame',
    'draws a frame',
    'draws in 3 s of rest',
    'geometry handed over, MB',
    'textures and targets, MB',
  ]
  return table(head, rows)
}

function ofRequests(taps: Taps): string {
  const after = taps.get('hornet-2-0')?.phone.after ?? []
  const rows = after.map((it) => [plainName(it), it.type, count(it.bytes)])
  return table(['fetched after a tap on the Hornet, on a phone', 'as', 'bytes'], rows)
}
