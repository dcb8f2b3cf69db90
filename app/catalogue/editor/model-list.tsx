import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as editor from '#app/catalogue/vehicles/model-content-words.ts'
import * as writing from '#app/content/document-editor/publication-state-words.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button, LinkButton } from '#app/ui/components/button.tsx'
import { IncrementalList } from '#app/ui/components/incremental-list.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { lazyDialog, lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListPage, type ListPageDefinition, type RowActions } from '#app/ui/portal/list-page.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { CopyableModelsContext } from './copyable-models-context.ts'
import {
  deleteModel,
  type listManagedModels,
  restoreDeletedModel,
} from './model-editor-endpoints.ts'
import {
  emptyModelListFilter,
  ModelListFilterBar,
  matchesModelListFilter,
} from './model-list-filter.tsx'
import * as words from './model-list-words.ts'

type ModelRowData = EndpointAnswer<typeof listManagedModels>['rows'][number] & { id: number }

const AddModelDialog = lazyDialog(
  words.add,
  async () => (await import('./add-model-dialog.tsx')).AddModelDialog,
)
const ReorderModelsDialog = lazyWhenIdle(
  async () => (await import('./reorder-models-dialog.tsx')).ReorderModelsDialog,
)

/** Manage → Models: all models with their status. */
export function ModelList({ rows, timeZone }: { rows: readonly ModelRowData[]; timeZone: string }) {
  const mayPublish = useHasCapability()('models.publish')
  const { revalidate } = useRevalidator()
  const [isOrdering, setOrdering] = useState(false)
  const [filter, setFilter] = useState(emptyModelListFilter)
  const listed = useMemo(
    () => rows.filter((row) => matchesModelListFilter(row, filter)),
    [rows, filter],
  )
  return (
    <CopyableModelsContext value={rows}>
      <ListPage
        list={listed.length === rows.length ? modelListDefinition : filteredModelListDefinition}
        rows={listed}
        above={
          <>
            <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
              <p className="max-w-prose text-quiet text-sm">{words.hint}</p>
              {mayPublish && (
                <span className="flex flex-wrap gap-3">
                  {rows.length > 1 && (
                    <Button size="dense" onClick={() => setOrdering(true)}>
                      {words.order}
                    </Button>
                  )}
                  <LinkButton size="dense" to="/admin/catalogue">
                    {words.inAndOut}
                  </LinkButton>
                </span>
              )}
            </div>
            {rows.length > 3 && (
              <ModelListFilterBar
                filter={filter}
                onChange={(changed) => setFilter((before) => ({ ...before, ...changed }))}
              />
            )}
          </>
        }
      >
        {(shown, actions) => (
          <IncrementalList rows={shown}>
            {(drawn) => (
              <ul className="@container border-hairline border-t">
                {drawn.map((model) => (
                  <ModelRow
                    key={model.slug}
                    model={model}
                    timeZone={timeZone}
                    mayDelete={mayPublish}
                    actions={actions}
                  />
                ))}
              </ul>
            )}
          </IncrementalList>
        )}
      </ListPage>
      {isOrdering && (
        <ReorderModelsDialog
          rows={rows}
          onClose={() => setOrdering(false)}
          onSaved={() => {
            setOrdering(false)
            void revalidate()
          }}
        />
      )}
    </CopyableModelsContext>
  )
}

const modelListDefinition: ListPageDefinition<ModelRowData> = {
  title: words.title,
  may: 'models.draft',
  search: {
    label: words.search,
    words: ({ name, kind, slug }) => `${name} ${slug} ${kindLabel(kind)}`,
    nothing: words.nothing,
    from: 4,
    sorts: [
      { key: 'order', label: words.inOrder, compare: (a, b) => a.id - b.id },
      { key: 'name', label: words.byName, compare: (a, b) => a.name.localeCompare(b.name) },
      {
        key: 'written',
        label: words.lastWritten,
        compare: (a, b) => b.editedAt.localeCompare(a.editedAt),
      },
      {
        key: 'price',
        label: words.highestPrice,
        compare: (a, b) => (b.price ?? 0) - (a.price ?? 0),
      },
      {
        key: 'needs',
        label: words.needsFirst,
        compare: (a, b) => attentionScore(b) - attentionScore(a),
      },
    ],
  },
  empty: words.empty,
  add: { label: words.add, dialog: AddModelDialog },
  deletion: {
    question: ({ name }) => words.question(name),
    remove: ({ slug }) => requestAsStaff(deleteModel, { params: { slug } }),
    restore: ({ slug }) => requestAsStaff(restoreDeletedModel, { params: { slug } }),
    failure: words.deleteFailed,
    describe: ({ name }) => words.deleted(name),
  },
}

/** The same list, with the message for a filter that matches nothing. */
const filteredModelListDefinition: ListPageDefinition<ModelRowData> = {
  ...modelListDefinition,
  empty: words.noneOfThese,
}

const attentionScore = ({ missing, isStale }: ModelRowData) => missing * 2 + (isStale ? 1 : 0)

type RowProps = {
  model: ModelRowData
  timeZone: string
  mayDelete: boolean
  actions: RowActions<ModelRowData>
}

function ModelRow({ model, timeZone, mayDelete, actions }: RowProps) {
  const { slug, name, kind, price, image, state, hasDraft, missing, isStale, isOnSale, publishAt } =
    model
  const isNews = state === 'draft' || hasDraft
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-hairline border-b py-3 hover:bg-surface @xl:grid-cols-[6rem_minmax(0,1fr)_12rem_auto]">
      <span className="row-span-2 @xl:row-span-1">
        {image === '' ? (
          <span className="block aspect-4/3 rounded-control border border-hairline border-dashed" />
        ) : (
          <img src={image} alt="" loading="lazy" className="aspect-4/3 w-full object-contain" />
        )}
      </span>
      <div className="min-w-0 @max-xl:col-span-2">
        <h2 className="wrap-anywhere font-semibold leading-snug">
          <Link to={`/admin/models/${slug}`} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-quiet text-sm">
          {kindLabel(kind)} ·{' '}
          {isOnSale ? (price ? formatRupees(price) : words.noPrice) : words.serviceOnly}
          {isStale && ` · ${words.stale}`}
        </p>
      </div>
      <p className="min-w-0 text-sm @max-xl:col-start-2">
        <span className={state === 'on' ? 'font-semibold text-good' : 'font-semibold'}>
          {writing.states[state]}
        </span>
        {isNews && (
          <span className="block text-quiet">
            {publishAt !== null
              ? writing.willAppear(formatInstant(publishAt, timeZone))
              : missing > 0
                ? words.missing(missing)
                : state !== 'draft' && words.drafted(model.editedBy)}
          </span>
        )}
      </p>
      {mayDelete && (
        <span className="@max-xl:-my-3 @max-xl:self-start">
          <RowActionButton
            className="relative"
            tone="bad"
            onClick={() => actions.remove(model)}
            aria-label={words.deleteOne(name)}
          >
            {words.deletes}
          </RowActionButton>
        </span>
      )}
    </li>
  )
}

const kindLabel = (kind: string) => editor.kinds.find(({ value }) => value === kind)?.label ?? kind
