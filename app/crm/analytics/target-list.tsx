import { Link } from '#app/ui/components/link.tsx'
import { figureListUrl } from './desk-list-url.ts'
import { MetricLink, ShareBar } from './metric-link.tsx'
import { daysOfMonth, targetDeclarations } from './sales-targets.ts'
import type { TargetProgress } from './target-endpoints.ts'
import * as words from './target-words.ts'

type Target = TargetProgress['targets'][number]
type Progress = { reached: number; target: number | null }

/** The targets of a month that are set, with links to the enquiries that count towards them. */
export function TargetList({ progress }: { progress: TargetProgress }) {
  const { month, targets } = progress
  const set = targets.filter(({ house, people }) => [house, ...people].some(isSet))
  if (set.length === 0) return <p className="text-quiet">{words.none}</p>
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
      {set.map((target) => (
        <section key={target.name} className="min-w-0">
          <h3 className="mb-2 font-semibold">{words.names[target.name]}</h3>
          <ul className="text-sm">
            {isSet(target.house) && (
              <TargetRow
                label={words.dealership}
                progress={target.house}
                to={targetUrl(target, month)}
              />
            )}
            {target.people.filter(isSet).map((person) => (
              <TargetRow
                key={person.id}
                label={person.name}
                progress={person}
                to={targetUrl(target, month, person.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The targets of one person on the dashboard; nothing if the person has none. */
export function OwnTargetList({ progress, id }: { progress: TargetProgress; id: number }) {
  const { month, targets } = progress
  const own = targets.flatMap((target) => {
    const person = target.people.find((it) => it.id === id)
    return person && isSet(person) ? [{ target, person }] : []
  })
  if (own.length === 0) return null
  return (
    <section aria-labelledby="targets" className="mt-8">
      <h2 id="targets" className="mb-1 font-semibold text-quiet">
        {words.mine(words.monthName(month))}
      </h2>
      <ul className="max-w-xl text-sm">
        {own.map(({ target, person }) => (
          <TargetRow
            key={target.name}
            label={words.names[target.name]}
            progress={person}
            to={targetUrl(target, month, id)}
          />
        ))}
      </ul>
      <Link
        to="/admin/figures"
        className="flex min-h-11 w-fit items-center text-ink text-sm underline md:min-h-8"
      >
        {words.howCounted}
      </Link>
    </section>
  )
}

type RowProps = { label: string; progress: Progress; to: string | undefined }

function TargetRow({ label, progress: { reached, target }, to }: RowProps) {
  const goal = target ?? 0
  return (
    <li className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_6rem] items-center gap-3 py-0.5">
      {label}
      <ShareBar part={Math.min(reached, goal)} whole={goal} isGood={reached >= goal} />
      <span className="text-right tabular-nums">
        <MetricLink count={reached} to={to} /> <span className="text-quiet">{words.of(goal)}</span>
      </span>
    </li>
  )
}

const isSet = ({ target }: Progress) => target !== null

function targetUrl({ name, kinds }: Target, month: string, person?: number) {
  const declared = targetDeclarations.find((it) => it.name === name)
  if (!declared) return undefined
  const group = person === undefined ? undefined : { by: 'person' as const, key: String(person) }
  const { figure, pipeline } = declared
  return figureListUrl(figure, { flow: pipeline, kinds }, daysOfMonth(month), group)
}
