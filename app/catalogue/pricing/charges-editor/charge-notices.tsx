import type { ReactNode } from 'react'
import type { ShownEffects } from './charge-effects-panel.tsx'
import { downloadCharges } from './charge-endpoints.ts'
import * as words from './charges-editor-words.ts'

/** Vehicles near a limit, charges that end soon, falling slabs, and the oldest check. */
export function ChargeNotices({ effects }: { effects: ShownEffects }) {
  const { prices, ending, falling, oldest } = effects
  const near = prices.flatMap(({ name, variant, border }) =>
    border ? [{ name: [name, variant].filter(Boolean).join(' '), border }] : [],
  )
  return (
    <div className="grid gap-4 text-sm">
      <Notices title={words.falls}>
        {falling.map(({ key, label, limit, extra }) => (
          <li key={`${key} ${limit}`}>{words.costsLess(label, limit, -extra)}</li>
        ))}
      </Notices>
      <Notices title={words.endsSoon}>
        {ending.map(({ name, until, hasSuccessor }) => (
          <li key={`${name} ${until}`} className={hasSuccessor ? '' : 'font-semibold text-bad'}>
            {words.ends(name, until, hasSuccessor)}
          </li>
        ))}
      </Notices>
      <Notices title={words.nearLimit}>
        {near.map(({ name, border }) => (
          <li key={name}>
            {name}: {words.costsMore(border.limit, border.extra)} ({border.label})
          </li>
        ))}
      </Notices>
      {oldest && <p className="text-quiet">{words.oldestCheck(oldest.name, oldest.checkedOn)}</p>}
      <p>
        <a
          href={downloadCharges.path}
          download
          className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8"
        >
          {words.download}
        </a>
      </p>
    </div>
  )
}

function Notices({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1">{children}</ul>
    </div>
  )
}
