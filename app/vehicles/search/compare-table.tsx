import { Fragment } from 'react'
import { formatRupees } from '#app/money/money.ts'
import { X } from '#app/ui/icons/x.ts'
import { Link } from '#app/ui/link.tsx'
import { MachineIcon } from '#app/vehicles/machine-icon.tsx'
import { comparePath, detailPath, testRidePath } from '#app/vehicles/paths.ts'
import type { VehicleDetail } from '#app/vehicles/vehicle-store.server.ts'
import * as words from './compare-words.ts'
import { compareModels } from './comparison.ts'

/** Two or three machines beside each other. On a phone a label stands above its figures, not beside them. */
export function CompareTable({ models }: { models: readonly VehicleDetail[] }) {
  const [about, aboutHeard] = words.about
  const names = models.map(({ bikeName }) => bikeName)
  return (
    <table data-columns={models.length} className="compare mt-6 w-full table-fixed text-left">
      <caption className="sr-only">
        {words.sideBySide(models.map(({ name }) => name).join(', '))}
      </caption>
      <thead className="sticky top-16 z-10 bg-ground">
        <tr>
          <td />
          {models.map((model) => (
            <th key={model.id} scope="col" className="relative px-2 pb-3 align-bottom font-normal">
              <MachineIcon
                icon={model.icon}
                sizes={sizes[models.length - 1] ?? '208px'}
                isInView
                className="h-auto w-full max-w-52 max-md:pr-4"
              />
              <Link
                to={detailPath(model)}
                state={{ bikeName: model.bikeName }}
                className="inline-flex min-h-11 min-w-11 items-center font-bold leading-tight hover:text-signal-text md:text-lg"
              >
                {model.name}
              </Link>
              {models.length > 1 && (
                <Link
                  to={comparePath(names.filter((name) => name !== model.bikeName))}
                  preventScrollReset
                  aria-label={words.takeOut(model.name)}
                  className="absolute top-0 right-0 grid size-11 place-items-center text-quiet hover:text-ink"
                >
                  <X aria-hidden className="size-4" />
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.exShowroom}</th>
          {models.map(({ id, price }) => (
            <td key={id} className="figure md:text-xl">
              {formatRupees(price)}
            </td>
          ))}
        </tr>
        {compareModels(models).map(({ title, rows }) => (
          <Fragment key={title}>
            <tr className="group-row">
              <th scope="colgroup" colSpan={models.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, values, isSame }) => (
              <tr key={label} className={isSame ? 'is-same' : undefined}>
                <th scope="row">{label}</th>
                {models.map(({ id }, index) => (
                  <td key={id}>
                    {values[index]?.approximate && (
                      <span title={words.approximate}>
                        <span aria-hidden="true">{about}</span>
                        <span className="sr-only">{aboutHeard}</span>
                      </span>
                    )}
                    {values[index]?.value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
        <tr>
          <th scope="row">{words.tryIt}</th>
          {models.map(({ id, name, bikeName }) => (
            <td key={id}>
              <Link to={testRidePath(bikeName)} className="link inline-flex min-h-11 items-center">
                <TestRide model={name} />
              </Link>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** How wide a machine is shown beside none, one or two others. */
const sizes = [
  '208px',
  '(min-width: 768px) 208px, calc(50vw - 44px)',
  '(min-width: 1024px) 208px, (min-width: 768px) 21vw, 24vw',
]

function TestRide({ model }: { model: string }) {
  const [testRide, which] = words.testRide(model)
  return (
    <>
      {testRide}
      <span className="sr-only">{which}</span>
    </>
  )
}
