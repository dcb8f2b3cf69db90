import type { EditorBinding, PublishedAnswer } from '#app/content/document-editor/editor-binding.ts'
import { type EndpointDeclaration, endpointPath } from '#app/platform/http/define-endpoint.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { DocumentEndpoints } from './define-document-endpoints.ts'

type BoundDocument = {
  /** The content type's name in tables: `model`. */
  noun: string
  /** Name of the key in paths and answers: `slug`. */
  keyName: string
  key: string
  /** Returns the editor's address after the key has changed. */
  addressOf?: (key: string) => string
}

type DocumentBinding = Omit<EditorBinding, 'mayLeave' | 'visibility' | 'flaw' | 'warnings'>

/** Connects the document editor to the endpoints of one document. */
export function documentBinding(
  endpoints: DocumentEndpoints,
  { noun, keyName, key, addressOf }: BoundDocument,
): DocumentBinding {
  const params = { [keyName]: key }
  const to = <Endpoint extends EndpointDeclaration>(
    endpoint: Endpoint,
    more: Record<string, number> = {},
  ) => ({ ...endpoint, path: endpointPath(endpoint, { ...params, ...more }) })
  function withNewAddress(
    done: Result<{ message: string; version: number }>,
  ): Result<PublishedAnswer> {
    if (!done.ok) return done
    const { message, version } = done.value
    const answer: Record<string, unknown> = done.value
    const now = answer[keyName]
    const movedTo = typeof now === 'string' && now !== key ? addressOf?.(now) : undefined
    return ok({ message, version, ...(movedTo !== undefined && { movedTo }) })
  }
  let [started, running] = [0, 0]
  /** Counts the requests of this page that change the version. */
  async function counted<Value>(request: Promise<Value>): Promise<Value> {
    started++
    running++
    return request.finally(() => running--)
  }
  return {
    key,
    mayDraft: endpoints.save.may,
    mayPublish: endpoints.publish.may,
    save: (document, version) =>
      counted(requestAsStaff(to(endpoints.save), { body: { ...document, version } })),
    read: () => requestAsStaff(to(endpoints.read)),
    async status() {
      const before = started
      const found = await requestAsStaff(to(endpoints.status))
      if (started === before && running === 0) return found
      return fail('unreachable')
    },
    discard: (version) => counted(requestAsStaff(to(endpoints.discard), { body: { version } })),
    publish: async ({ at, ...plan }) =>
      withNewAddress(
        await counted(
          requestAsStaff(to(endpoints.publish), {
            body: { ...plan, ...(at !== undefined && { at }) },
          }),
        ),
      ),
    versions: () => requestAsStaff(to(endpoints.versions)),
    compare: (number) => requestAsStaff(to(endpoints.compare, { number }), { params: { number } }),
    backTo: (body) => counted(requestAsStaff(to(endpoints.restore), { body })),
    publishVersion: async ({ number, version, draft }) =>
      withNewAddress(
        await counted(
          requestAsStaff(to(endpoints.publishVersion, { number }), {
            params: { number },
            body: { version, ...(draft !== undefined && { draft }) },
          }),
        ),
      ),
    pictures: { calls: endpoints.pictures, params },
    preview: {
      own: `/preview/${noun}.${key}`,
      open: () => requestAsStaff(to(endpoints.preview.open)),
      held: () => requestAsStaff(to(endpoints.preview.held)),
      revoke: () => requestAsStaff(to(endpoints.preview.revoke)),
    },
  }
}
