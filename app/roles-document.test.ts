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

Written by [roles-document.test.ts](../app/roles-document.test.ts) from the code; it fails when this page says something else.
Every call and every page of the portal names what it takes; a role may do what has a ● in its column. The table is
[role-capabilities.ts](../app/platform/permissions/role-capabilities.ts), the pages stand in
[page-access.server.ts](../app/pages/admin/page-access.server.ts), and why it is so in [decision 33](decisions/0033-roles.md).

The right is asked for when something takes effect ([decision 49](decisions/0049-rights-when-it-takes-effect.md)): a plan is carried out, and a preview link
opens, only while the account that made it is active and has the right; an import is applied or undone, and many confirmations are undone, only by an
account that may change each part. Who may only draft neither changes nor cancels what was planned.

${table(['may', ...roles], allCapabilities.map(capabilityRow))}

## Whose enquiries

A role sees the enquiries of its flows alone: one by one, in reports, counts, charts, files, on paper and in the news. Of the
others a report answers 403, and a single one 404 as if it had never been.

${table(['enquiry', 'flow', ...roles], enquiryKinds.map(enquiryRow))}

## Pages

A page that a role may not open is not in its menu and answers 403 with a message.

${table(['page', 'takes', ...roles], Object.entries(capabilityByPage).map(pageRow))}

## Calls

${table(
  ['takes', 'calls'],
  allCapabilities.map((capability) => [`\`${capability}\``, callsOf(capability)]),
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

function callsOf(capability: Capability): string {
  const calls = declaredEndpoints.filter(({ may }) => may === capability)
  return calls.map(({ method, path }) => `\`${method} ${path}\``).join(', ') || '–'
}

const dot = (isThere: boolean) => (isThere ? '●' : '')

function allows(role: Role, capability: Capability): boolean {
  const account = { id: 0, userId: '', userName: '', email: '', mobileNo: '', city: '' }
  const times = { createdAt: '', expiresAt: null }
  return hasCapability({ ...account, ...times, role, isActive: true, isIn: true }, capability)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
