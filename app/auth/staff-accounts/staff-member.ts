import * as v from 'valibot'
import { customField } from '#app/platform/forms/custom-field.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { roles } from '#app/platform/permissions/role.ts'
import { isEmailAddress } from '#app/platform/schema/email-address.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './staff-words.ts'

/** Far longer is refused before it is read closely. */
const textLine = (most: number, clean = sanitizeLine) =>
  v.pipe(
    v.string('must be text'),
    v.maxLength(4 * most, words.atMost(most)),
    v.transform((text) => clean(text).normalize('NFC')),
    v.maxLength(most, words.atMost(most)),
  )

const userId = v.pipe(
  v.optional(textLine(60, normalizeIdentifier), ''),
  v.nonEmpty(words.userIdMissing),
  v.check((id) => id === '' || /^[\w.@-]{2,60}$/.test(id), words.userIdRule),
)
const name = v.pipe(textLine(100), v.nonEmpty(words.nameMissing))
/** May be empty: then the link is handed over in another way. */
const email = v.pipe(
  textLine(254, normalizeIdentifier),
  v.check((text) => text === '' || isEmailAddress(text), words.noEmail),
)
const role = v.picklist(roles, words.chooseRole)

const roleOptions = roles.map((value) => ({ value, label: words.roles[value] }))

/** What the owner writes about an account; the user id stays. */
export const staffMemberFields = {
  name: customField('text', words.name, name, {
    isRequired: true,
    missing: words.nameMissing,
    maxLength: 100,
    autoComplete: 'off',
  }),
  email: customField('email', words.email, email, {
    hint: words.emailHint,
    inputMode: 'email',
    maxLength: 254,
    autoComplete: 'off',
  }),
  role: customField('radio', words.role, role, {
    isRequired: true,
    missing: words.chooseRole,
    options: roleOptions,
  }),
}

export const newStaffMemberFields = {
  name: staffMemberFields.name,
  userId: customField('text', words.userId, userId, {
    isRequired: true,
    missing: words.userIdMissing,
    hint: words.userIdHint,
    maxLength: 60,
    autoComplete: 'off',
  }),
  email: staffMemberFields.email,
  role: staffMemberFields.role,
}

export const newStaffMemberSchema = formSchema(newStaffMemberFields)

/** What is left out stays as it is. */
export const staffMemberEditSchema = v.object({
  role: v.optional(role),
  isActive: v.optional(v.boolean(words.yesOrNo)),
  /** Whether new enquiries may come to them today. */
  isIn: v.optional(v.boolean(words.yesOrNo)),
  name: v.optional(name),
  email: v.optional(email),
})

/** An account as the owner sees it. */
export const staffMemberSchema = v.object({
  id: v.number(),
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  isActive: v.boolean(),
  isIn: v.boolean(),
  /** Has not set a password yet. */
  isInvited: v.boolean(),
  /** Is asked for more than the password at login. */
  hasSecondStep: v.boolean(),
  /** Instants, ISO 8601. */
  createdAt: v.string(),
  lastSeenAt: v.nullable(v.string()),
  /** Until when the newest unused link holds, or held. */
  linkUntil: v.nullable(v.string()),
})

export type NewStaffMember = v.InferOutput<typeof newStaffMemberSchema>
export type StaffMemberEdit = v.InferOutput<typeof staffMemberEditSchema>
export type StaffMember = v.InferOutput<typeof staffMemberSchema>
