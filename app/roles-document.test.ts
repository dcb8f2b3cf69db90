import { expect, it } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { capabilityByPage } from '#app/pages/admin/page-access.server.ts'
import {
  allCapabilities,
  type Capability,
  capabilities,
} from '#app/platform/permissions/capability.ts'
import { pipelinesOf, type Role, roles } from '#app/platform/permissions/role.ts'
import { hasCapability } from '#app/platform/permissions/role-capabilities.ts'
import { declaredEndpoints } from './endpoints.server.ts'

/** `vitest run -u` writes the document again; read it before you commit it. */
it('docs/roles.md matches the code', async () => {
  await expect(document()).toMatchFileSnapshot('../docs/roles.md')
})

function document(): string {
  return `# Who may do what

[roles-document.test.ts](../app/roles-document.test.ts) generates this page from the code, and fails if the page differs from it.
Every endpoint and every page of the portal declares the capability that it requires. A role has the capabilities with a ● in
its column. [role-capabilities.ts](../app/platform/permissions/role-capabilities.ts) has the capabilities of each role,
[page-access.server.ts](../app/pages/admin/page-access.server.ts) those of each page, and
[decision 33](decisions/0033-roles.md) the reasons.

The server checks a right at the time when the action takes effect ([decision 49](decisions/0049-rights-when-it-takes-effect.md)):

- A schedule runs, and a preview link opens, only while the account that created it is active and has the right.
- Only an account that may change every part can apply or undo an import, or undo several confirmations together.
- An account that may only edit drafts cannot change or cancel a schedule.

${table(['may', ...roles], allCapabilities.map(capabilityRow))}

## Whose enquiries

A role sees only the enquiries of its flows: on their pages, in reports, counts, charts, files, prints and live updates. A
report of another flow answers 403. A single enquiry of another flow answers 404, as if it did not exist.

${table(['enquiry', 'flow', ...roles], enquiryKinds.map(enquiryRow))}

## Pages

A page that a role may not open is not in its menu and answers 403 with a message.

${table(['page', 'requires', ...roles], Object.entries(capabilityByPage).map(pageRow))}

## Endpoints

${table(
  ['requires', 'endpoints'],
  allCapabilities.map((capability) => [`\`${capability}\``, endpointsOf(capability)]),
)}
`
}

const capabilityRow = (capability: Capability) => [
  `${capabilities[capability]} (\`${capability}\`)`,
  ...roles.map((role) => dot(allows(role, capability))),
]

const enquiryRow = ({ name, flow }: (typeof enquiryKinds)[number]) => [
  name,
  flow,
  ...roles.map((role) => dot(pipelinesOf(role).includes(flow))),
]

const pageRow = ([pattern, capability]: [string, Capability]) => [
  `\`/${pattern}\``,
  `\`${capability}\``,
  ...roles.map((role) => dot(allows(role, capability))),
]

function endpointsOf(capability: Capability): string {
  const endpoints = declaredEndpoints.filter(({ may }) => may === capability)
  return endpoints.map(({ method, path }) => `\`${method} ${path}\``).join(', ') || '–'
}

const dot = (isThere: boolean) => (isThere ? '●' : '')

function allows(role: Role, capability: Capability): boolean {
  const account = { id: 0, userId: '', userName: '', email: '', mobileNo: '', city: '' }
  const times = { createdAt: '', expiresAt: null, availableUntil: null, awayUntil: null }
  return hasCapability({ ...account, ...times, role, isActive: true, isIn: true }, capability)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
